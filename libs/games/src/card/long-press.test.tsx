import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { GameRow } from '../row/GameRow.tsx';
import { buildCard } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const [openMenu, follow] = [vi.fn(), vi.fn()];
  renderInApp(<GameRow title="Row" games={[buildCard()]} />, answering([]), { openMenu, follow });
  return { openMenu, follow, link: screen.getByRole('link', { name: 'Koi Garden' }) };
}

const finger = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// shows: constant:touch
test('a finger that rests for 400 ms within 10 px on a cover opens the menu, and letting go follows no link', async () => {
  const { openMenu, follow, link } = show();
  fireEvent.pointerDown(link, finger);
  fireEvent.pointerMove(link, { ...finger, clientX: 26, clientY: 28 });
  vi.advanceTimersByTime(399);
  expect(openMenu).not.toHaveBeenCalled();
  await wait(1);
  expect(openMenu).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: 'koi-garden' }));
  fireEvent.pointerUp(link, finger);
  fireEvent.click(link);
  // The finger is over the element that has opened meanwhile.
  const beside = vi.fn();
  document.body.addEventListener('click', beside, { once: true });
  fireEvent.click(document.body);
  expect([follow, beside].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await wait(500);
  fireEvent.pointerDown(link, finger);
  fireEvent.pointerUp(link, finger);
  fireEvent.click(link);
  expect(follow).toHaveBeenCalledOnce();
});

test('a press right after letting go is another one, and is not swallowed', async () => {
  const { openMenu, follow, link } = show();
  fireEvent.pointerDown(link, finger);
  await wait(500);
  fireEvent.pointerUp(link, finger);
  await wait(50);
  fireEvent.pointerDown(link, finger);
  fireEvent.pointerUp(link, finger);
  fireEvent.click(link);
  expect(openMenu).toHaveBeenCalledOnce();
  expect(follow).toHaveBeenCalledOnce();
});

test('a finger that scrolls, or lets go early, opens nothing', async () => {
  const { openMenu, link } = show();
  fireEvent.pointerDown(link, finger);
  fireEvent.pointerMove(link, { ...finger, clientY: 31 });
  await wait(1_000);
  fireEvent.pointerDown(link, finger);
  fireEvent.pointerUp(link, finger);
  await wait(1_000);
  expect(openMenu).not.toHaveBeenCalled();
});

test("the phone's own menu stays away, a mouse keeps its browser's, the keyboard opens ours", () => {
  const { openMenu, link } = show();
  const asked = (button: number, pointerType?: string) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(link, event);
    return event.defaultPrevented;
  };
  expect([asked(2), asked(0, 'mouse')]).toEqual([false, false]);
  expect(asked(0, 'touch')).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
  expect(asked(0, '')).toBe(true);
  expect(openMenu).toHaveBeenCalledOnce();
  fireEvent.keyDown(link, { key: 'F10' });
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(openMenu).toHaveBeenCalledOnce();
  fireEvent.keyDown(link, { key: 'F10', shiftKey: true });
  fireEvent.keyDown(link, { key: 'ContextMenu' });
  expect(openMenu).toHaveBeenCalledTimes(3);
});
