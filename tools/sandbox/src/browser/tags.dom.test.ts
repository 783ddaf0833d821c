/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(path.join(import.meta.dirname, 'tags.js'), 'utf8');
const PARENT = 'http://casino.example';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `<main id="tags" data-parent="${PARENT}" data-id=""></main>`;
  window.eval(code);
});
afterEach(() => void vi.useRealTimers());

const say = (data: object) =>
  dispatchEvent(new MessageEvent('message', { origin: PARENT, source: window, data: { from: 'croupier', ...data } }));
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

// shows: constant:script-reload
test('the script of the hour comes with the yes to statistics, and again every hour, never before', () => {
  say({ kind: 'page', path: '/' });
  say({ kind: 'allow', purposes: ['marketing'] });
  vi.advanceTimersByTime(7_200_000);
  expect(loaded()).toEqual([]);
  say({ kind: 'allow', purposes: ['statistics'] });
  expect(loaded()).toEqual(['/hourly.js']);
  vi.advanceTimersByTime(3_599_000);
  expect(loaded()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(loaded()).toHaveLength(2);
});
