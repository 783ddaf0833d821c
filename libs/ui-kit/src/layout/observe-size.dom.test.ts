import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeSize } from './observe-size.ts';

const seen = new Set<Element>();
let resize: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  seen.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resize = notify;
      }
      observe = (element: Element) => seen.add(element);
      disconnect = () => seen.clear();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what follows from a size is done with the next frame, once for several changes', () => {
  const changed = vi.fn();
  observeSize([document.body, document.documentElement], changed);
  expect([...seen]).toEqual([document.body, document.documentElement]);
  resize();
  resize();
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(changed).toHaveBeenCalledOnce();
});

test('after the end nothing is watched or called', () => {
  const changed = vi.fn();
  const stop = observeSize([document.body], changed);
  resize();
  stop();
  vi.advanceTimersToNextFrame();
  expect(changed).not.toHaveBeenCalled();
  expect(seen.size).toBe(0);
});
