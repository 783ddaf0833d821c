import { beforeEach, expect, test, vi } from 'vitest';
import { focusSoon } from './focus-soon.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => document.body.replaceChildren());

/** Returns a button that only takes the focus at the third try, like one that is still hidden. */
function shy() {
  const button = document.body.appendChild(document.createElement('button'));
  const focus = button.focus.bind(button);
  let tries = 0;
  vi.spyOn(button, 'focus').mockImplementation(() => void (++tries > 2 && focus()));
  return button;
}

test('what is not seen yet has the focus once it is', async () => {
  const button = shy();
  focusSoon(button);
  expect(button).not.toHaveFocus();
  await frame();
  await frame();
  await frame();
  expect(button).toHaveFocus();
});

test('a field that was focused meanwhile keeps the focus', async () => {
  const button = shy();
  const field = document.body.appendChild(document.createElement('input'));
  focusSoon(button);
  field.focus();
  for (let at = 0; at < 5; at++) await frame();
  expect(field).toHaveFocus();
});

test('told to stop, it does', async () => {
  const button = shy();
  focusSoon(button)();
  for (let at = 0; at < 5; at++) await frame();
  expect(button).not.toHaveFocus();
});
