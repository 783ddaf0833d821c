/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(path.join(import.meta.dirname, 'fields.js'), 'utf8');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  const fields = ['card_number', 'card_expiry'].map((name) => `<input name="${name}" data-field>`);
  document.body.innerHTML = `<form id="fields" data-parent="http://casino.example">${fields.join('')}</form>`;
  window.eval(code);
});

function type(name: string, value: string, how: InputEventInit = {}): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = value;
  input.setSelectionRange(value.length, value.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, ...how }));
  return input;
}

test.each([
  ['card_number', '4111111111111111', '4111 1111 1111 1111'],
  ['card_number', '４１１１１', '4111 1'],
  ['card_expiry', '1231', '12/31'],
  ['card_expiry', '12/2031', '12/2031'],
  ['card_expiry', '12 / 2031', '12/2031'],
  ['card_expiry', '1/2031', '01/2031'],
  ['card_expiry', '1/', '01'],
  ['card_expiry', '2031-12', '12/2031'],
  ['card_expiry', '1', '1'],
])('%s typed as %s reads %s', (name, typed, shown) => {
  expect(type(name, typed).value).toBe(shown);
});

test('what an input method composes is left alone until it is done', () => {
  const input = type('card_number', '４１１１１', { isComposing: true });
  expect(input.value).toBe('４１１１１');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(input.value).toBe('4111 1');
});
