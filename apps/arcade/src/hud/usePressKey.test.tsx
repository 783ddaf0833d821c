import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FrameMessage } from '@croupier/contracts';
import { usePressKey } from './usePressKey.ts';

function shown() {
  const press = vi.fn();
  let hear: (message: FrameMessage) => void = () => undefined;
  const parent = {
    say: vi.fn(),
    listen: (receive: typeof hear) => {
      hear = receive;
      return () => undefined;
    },
  };
  function Game() {
    usePressKey(parent, press);
    return <button type="button">Sound</button>;
  }
  render(<Game />);
  const space = (target: Element, repeat = false) => {
    const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true, repeat });
    target.dispatchEvent(event);
    return event;
  };
  return { press, space, tell: () => hear({ source: 'croupier.frame', kind: 'press' }) };
}

test('space presses once however long it is held, and never scrolls', () => {
  const { press, space } = shown();
  expect(space(document.body).defaultPrevented).toBe(true);
  expect(space(document.body, true).defaultPrevented).toBe(true);
  expect(press).toHaveBeenCalledTimes(1);
});

test('on a button space is that button’s', () => {
  const { press, space } = shown();
  expect(space(screen.getByRole('button')).defaultPrevented).toBe(false);
  expect(press).not.toHaveBeenCalled();
});

test('a press beside the frame counts, unless a sheet is open', () => {
  const { press, tell } = shown();
  tell();
  expect(press).toHaveBeenCalledTimes(1);
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  tell();
  expect(press).toHaveBeenCalledTimes(1);
  sheet.remove();
});
