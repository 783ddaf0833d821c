// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { starterScript } from './starter.ts';

const files = { entry: '/dist/entry.js', preloads: ['/dist/texts.js'] };
const loaded = vi.fn();

/** Runs the starter as a page would; what it imports is noted instead. */
function start(atOnce: boolean) {
  const text = starterScript(files, atOnce).replace('import(', 'loaded(');
  new Function('loaded', text)(loaded);
}

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  loaded.mockReset();
});
afterEach(() => {
  self.takeOver?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a guest’s page is loaded and painted first, then its scripts', () => {
  start(false);
  expect([loaded.mock.calls, fetched()]).toEqual([[], []]);
  dispatchEvent(new Event('load'));
  vi.advanceTimersToNextFrame(); // The first frame is about to be painted.
  expect(fetched()).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(loaded).toHaveBeenCalledExactlyOnceWith('/dist/entry.js');
  expect(fetched()).toEqual(['/dist/entry.js', '/dist/texts.js']);
});

test('a picture that hangs does not keep the scripts away for good', () => {
  start(false);
  vi.advanceTimersByTime(2_500);
  dispatchEvent(new Event('load'));
  expect(loaded).toHaveBeenCalledOnce();
});

test('a player’s scripts are fetched at once and run when the document is parsed', () => {
  state('loading');
  start(true);
  expect(fetched()).toHaveLength(2);
  expect(loaded).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded).toHaveBeenCalledOnce();
});

test('a button pressed too early is pressed once React answers', () => {
  start(false);
  const button = document.body.appendChild(document.createElement('button'));
  button.click();
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  self.takeOver!();
  expect(pressed).toHaveBeenCalledOnce();
  expect(self.takeOver).toBeUndefined();
});
