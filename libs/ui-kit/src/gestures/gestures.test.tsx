import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../overlays/Dialog.tsx';
import { Drawer, Sheet } from '../overlays/Sheet.tsx';
import { ToastCard } from '../overlays/ToastCard.tsx';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { isStill, swipeOf } from './gestures.ts';

// shows: constant:touch
test('a swipe is 30 px along its longer side, a tap stays within 10 px', () => {
  expect([swipeOf(30, 29), swipeOf(-30, 0), swipeOf(12, 30), swipeOf(0, -31)]).toEqual(['right', 'left', 'down', 'up']);
  expect(swipeOf(29, -29)).toBeNull();
  expect([isStill(6, 8), isStill(8, 8)]).toEqual([true, false]);
});

const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 };
function swipe(element: Element, by: { x?: number; y?: number }, kind: object = finger) {
  fireEvent.pointerDown(element, { ...finger, ...kind });
  fireEvent.pointerUp(window, { ...finger, ...kind, clientX: 100 + (by.x ?? 0), clientY: 100 + (by.y ?? 0) });
}

test('a sheet goes down by its head, not by its content, not by a mouse and not by a scroll', () => {
  const onClose = vi.fn();
  renderWithTexts(
    <Sheet open onClose={onClose} title="Deposit">
      <p>content</p>
    </Sheet>,
  );
  const head = screen.getByRole('heading', { name: 'Deposit' });
  swipe(screen.getByText('content'), { y: 90 });
  swipe(head, { y: 29 });
  swipe(head, { y: -90 });
  swipe(head, { y: 90 }, { pointerType: 'mouse' });
  fireEvent.pointerDown(head, finger);
  fireEvent.pointerCancel(window, finger);
  fireEvent.pointerUp(window, { ...finger, clientY: 190 });
  expect(onClose).not.toHaveBeenCalled();
  swipe(head, { y: 30 });
  expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
});

test.each([
  ['start', { x: -60 }, { x: 60 }],
  ['end', { x: 60 }, { x: -60 }],
] as const)('a drawer at the %s goes back to its side', (side, away, inwards) => {
  const onClose = vi.fn();
  renderWithTexts(<Drawer side={side} open onClose={onClose} title="Menu" />);
  swipe(screen.getByRole('heading'), inwards);
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('heading'), away);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
});

test('what must not be closed by a click beside, and what stands in the middle, stays under a finger', () => {
  const onClose = vi.fn();
  renderWithTexts(
    <>
      <Sheet open blockOverlay onClose={onClose} title="Blocked" />
      <Dialog open onClose={onClose} title="Middle" />
    </>,
  );
  for (const name of ['Blocked', 'Middle']) swipe(screen.getByRole('heading', { name, hidden: true }), { y: 200 });
  expect(onClose).not.toHaveBeenCalled();
});

test('a notice is wiped away to a side or up', () => {
  const onClose = vi.fn();
  renderWithTexts(<ToastCard text="Saved." onClose={onClose} />);
  const notice = screen.getByText('Saved.');
  swipe(notice, { y: 80 });
  expect(onClose).not.toHaveBeenCalled();
  for (const way of [{ x: 80 }, { x: -80 }, { y: -80 }]) swipe(notice, way);
  expect(onClose).toHaveBeenCalledTimes(3);
});
