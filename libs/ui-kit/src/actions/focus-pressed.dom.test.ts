import { beforeAll, beforeEach, expect, test } from 'vitest';
import { focusPressed } from './focus-pressed.ts';

beforeAll(focusPressed);
beforeEach(() => {
  document.body.innerHTML = '<div tabindex="-1"><button><svg></svg></button><input></div>';
});

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.querySelector(name)!;

/**
 * Presses an element as in Safari: the focus leaves its element and moves to none, or to a focusable ancestor of the
 * button.
 */
function press(target: Element, detail = 1) {
  const mayMove = target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  if (mayMove && detail) element('div').focus();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

test('a pressed button has the focus when it is clicked', () => {
  let atClick: Element | null = null;
  element('button').addEventListener('click', () => (atClick = document.activeElement));
  press(document.querySelector('svg')!);
  expect(atClick).toBe(element('button'));
});

test('one that leaves the focus where it is does so', () => {
  element('input').focus();
  element('button').addEventListener('mousedown', (event) => event.preventDefault());
  press(element('button'));
  expect(element('input')).toHaveFocus();
});

test('a click by code or a key moves nothing', () => {
  element('input').focus();
  press(element('button'), 0);
  expect(element('input')).toHaveFocus();
});
