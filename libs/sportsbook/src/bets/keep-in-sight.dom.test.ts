import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInSight } from './keep-in-sight.ts';

let see: (isIntersecting: boolean) => void;
const left = vi.fn();
const element = document.createElement('section');
const shown = vi.fn();

beforeEach(() => {
  element.scrollIntoView = shown;
  class Observer {
    constructor(told: (entries: object[]) => void) {
      see = (isIntersecting) => told([{ isIntersecting: !isIntersecting }, { isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = left;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('what leaves the screen comes back, however often', () => {
  const stop = keepInSight(element);
  see(true);
  expect(shown).not.toHaveBeenCalled();
  see(false);
  see(false);
  expect(shown).toHaveBeenCalledTimes(2);
  stop?.();
  expect(left).toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('whoever acts by %s is left where they are', (way) => {
  const stop = keepInSight(element);
  dispatchEvent(new Event(way));
  expect(left).toHaveBeenCalledOnce();
  stop?.();
});
