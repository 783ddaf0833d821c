import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settleScroll } from './settle-scroll.ts';

const places = vi.hoisted(() => ({ before: undefined as { scrollX: number; scrollY: number } | undefined }));
vi.mock('@tanstack/router-core', () => ({ getElementScrollRestorationEntry: () => places.before }));

let height: number;
let end: () => void;
let isLoading = false;
/** Starts handling a document as it was loaded. */
const begin = () => settleScroll(router, () => isLoading);
const scrolled = vi.fn();
const listeners: Record<string, (event: object) => void> = {};
const at = (key: string, hash = '') => ({ href: `/${key}`, hash, state: { __TSR_key: key } });
const router = {
  latestLocation: at('first'),
  subscribe: (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
    return () => undefined;
  },
} as unknown as AnyRouter;
/** Leaves a page at a scroll position and returns to it. */
function comeBackTo(top: number) {
  vi.stubGlobal('scrollY', top);
  listeners['onBeforeNavigate']!({ fromLocation: at('list'), toLocation: at('game') });
  listeners['onRendered']!({ toLocation: at('game') });
  vi.stubGlobal('scrollY', 0);
  listeners['onBeforeNavigate']!({ fromLocation: at('game'), toLocation: at('list') });
  listeners['onRendered']!({ toLocation: at('list') });
}

beforeEach(() => {
  vi.useFakeTimers();
  height = 500;
  scrolled.mockReset();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('innerHeight', 400);
  vi.stubGlobal('scrollTo', scrolled);
  document.body.innerHTML = '';
  end = begin();
});
afterEach(() => {
  end();
  isLoading = false;
  places.before = undefined;
  window.hasActed = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

// shows: guard:scroll-wait
test('a page too short for where it was left is waited for, looked at every 200 ms', async () => {
  comeBackTo(900);
  await wait(1_000);
  expect(scrolled).not.toHaveBeenCalled();
  height = 1_300;
  await wait(199);
  await wait(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  await wait(10_000);
  expect(scrolled).toHaveBeenCalledOnce();
});

// shows: guard:scroll-wait
test('after five seconds nobody waits any more, and whoever scrolls meanwhile stays', async () => {
  comeBackTo(900);
  await wait(5_200);
  height = 2_000;
  await wait(1_000);
  expect(scrolled).not.toHaveBeenCalled();
  height = 500;
  comeBackTo(900);
  await wait(400);
  dispatchEvent(new Event('wheel'));
  height = 2_000;
  await wait(1_000);
  expect(scrolled).not.toHaveBeenCalled();
});

test('the next page ends the wait for the last, and a new page begins at its top', async () => {
  comeBackTo(900);
  listeners['onBeforeNavigate']!({ fromLocation: at('list'), toLocation: at('new') });
  listeners['onRendered']!({ toLocation: at('new') });
  height = 2_000;
  await wait(1_000);
  expect(scrolled).not.toHaveBeenCalled();
});

test('an anchor is gone to once it is there', async () => {
  listeners['onRendered']!({ toLocation: at('page', 'limits') });
  await wait(600);
  const heading = document.createElement('h2');
  heading.id = 'limits';
  heading.scrollIntoView = vi.fn();
  document.body.append(heading);
  await wait(200);
  expect(heading.scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(heading);
});

/** Adds a section at a position of its document. */
function sectionAt(top: () => number) {
  const section = document.createElement('section');
  section.id = 'break';
  section.scrollIntoView = vi.fn();
  section.getBoundingClientRect = () => ({ top: top() }) as DOMRect;
  document.body.append(section);
  return section;
}

test('an anchor is gone to again when what comes above it moves it, until somebody scrolls', async () => {
  let top = 300;
  const section = sectionAt(() => top);
  listeners['onRendered']!({ toLocation: at('page', 'break') });
  expect(section.scrollIntoView).toHaveBeenCalledOnce();
  await wait(400);
  expect(section.scrollIntoView).toHaveBeenCalledOnce();
  top = 2_500;
  await wait(200);
  expect(section.scrollIntoView).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('wheel'));
  top = 4_000;
  await wait(1_000);
  expect(section.scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a document opened at an anchor stands there too once its parts are there', async () => {
  end();
  history.replaceState(null, '', '#break');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  let top = 300;
  const section = sectionAt(() => top);
  end = begin();
  top = 2_500;
  await wait(200);
  expect(section.scrollIntoView).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(section);
});

test('a reloaded document is put where it was left once it is long enough, and held there while its parts come', async () => {
  end();
  scrolled.mockImplementation(({ top }: ScrollToOptions) => void vi.stubGlobal('scrollY', top));
  places.before = { scrollX: 0, scrollY: 900 };
  end = begin();
  listeners['onRendered']!({ toLocation: at('first') });
  expect(scrolled).not.toHaveBeenCalled();
  height = 2_000;
  await wait(200);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  height = 3_000;
  vi.stubGlobal('scrollY', 1_900); // Moved by content above it.
  await wait(200);
  expect(scrollY).toBe(900);
  await wait(2_200);
  vi.stubGlobal('scrollY', 300); // Scrolled with the scroll bar.
  await wait(1_000);
  expect(scrollY).toBe(300);
});

/** Reloads a document that was left 900 px down and has the same length again. */
function reload() {
  end();
  scrolled.mockImplementation(({ top }: ScrollToOptions) => void vi.stubGlobal('scrollY', top));
  places.before = { scrollX: 0, scrollY: 900 };
  height = 2_000;
  end = begin();
}

test('a reloaded document is held while it fetches, for five seconds', async () => {
  isLoading = true;
  reload();
  await wait(4_000);
  vi.stubGlobal('scrollY', 1_900);
  await wait(200);
  expect(scrollY).toBe(900);
  await wait(1_000);
  vi.stubGlobal('scrollY', 1_900);
  await wait(1_000);
  expect(scrollY).toBe(1_900);
});

test('code that acts in the name of a person keeps no document from its place; a person who scrolled does', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  reload();
  expect(scrollY).toBe(900);
  vi.stubGlobal('scrollY', 300);
  window.hasActed = true;
  reload();
  await wait(1_000);
  expect(scrollY).toBe(300);
});
