import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInSight } from './keep-in-sight.ts';

let see: (intersectionRatio: number) => void;
let margin: string | undefined;
const left = vi.fn();
const element = document.createElement('section');
const shown = vi.fn();

beforeEach(() => {
  element.scrollIntoView = shown;
  class Observer {
    constructor(told: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit) {
      margin = rootMargin;
      see = (intersectionRatio) => told([{ intersectionRatio: 1 - intersectionRatio }, { intersectionRatio }]);
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
  see(1);
  expect(shown).not.toHaveBeenCalled();
  see(0);
  see(0);
  expect(shown).toHaveBeenCalledTimes(2);
  stop?.();
  expect(left).toHaveBeenCalled();
});

test('what is half under the header of a page that got shorter comes back too', () => {
  element.style.top = '72px';
  document.body.append(element);
  const stop = keepInSight(element);
  expect(margin).toBe('-72px 0px 0px');
  see(0.27);
  expect(shown).toHaveBeenCalledOnce();
  stop?.();
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('whoever acts by %s is left where they are', (way) => {
  const stop = keepInSight(element);
  dispatchEvent(new Event(way));
  expect(left).toHaveBeenCalledOnce();
  stop?.();
});
