import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { getElementScrollRestorationEntry } from '@tanstack/router-core';
import { onFirstInput } from '@croupier/ui-kit';

// Source: specification §2, Route guards: the scroll waits up to 5 s, looking every 200 ms.
const LONGEST_MS = 5_000;
const STEP_MS = 200;
/** Number of checks with an unchanged height and no requests, after which a page is complete. */
const STEADY_LOOKS = 10;

/**
 * Restores the scroll position after a navigation, or scrolls to the anchor. While the page is too short because parts
 * are loading, waits for them, unless the visitor scrolls. An anchor also takes the focus, and is scrolled to again if
 * content above it moves it. `isLoading` tells whether the page is still fetching. Returns a function that ends it.
 */
export function settleScroll(router: AnyRouter, isLoading: () => boolean): () => void {
  let stop = () => undefined as void;
  /** True until the first navigation since the document loaded. */
  let isDocument = true;
  /** Scroll position of each history entry. */
  const left = new Map<string, number>();
  const unsubscribe = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      stop();
      isDocument &&= fromLocation === undefined;
      if (fromLocation) left.set(keyOf(fromLocation), scrollY);
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      stop();
      const top = left.get(keyOf(toLocation)) ?? 0;
      if (top > 0) stop = waitFor(isDocument ? holder(top, isLoading) : () => reach(top));
      else if (toLocation.hash) stop = followAnchor(toLocation.hash);
    }),
  ];
  // Not the browser's own flag: it misses scrolling, and code can set it.
  if (!window.hasActed) stop = placeDocument(router, left, isLoading);
  return () => {
    stop();
    for (const leave of unsubscribe) leave();
  };
}

/**
 * Restores the position of a reloaded or revisited document. The browser only scrolled as far as the document reached
 * before its parts loaded. Likewise goes to the anchor of a newly opened one.
 */
function placeDocument(router: AnyRouter, left: Map<string, number>, isLoading: () => boolean): () => void {
  const { scrollY: top = 0 } = getElementScrollRestorationEntry(router, { getElement: () => window }) ?? {};
  left.set(keyOf(router.latestLocation), top);
  if (top > 0) return waitFor(holder(top, isLoading));
  const { hash } = location;
  return hash.length > 1 ? followAnchor(decodeURIComponent(hash.slice(1))) : () => undefined;
}

const keyOf = ({ href, state }: ParsedLocation): string => state.__TSR_key ?? href;

/** Scrolls to an anchor once it exists, and again whenever it moves, until the time limit. */
function followAnchor(anchor: string): () => void {
  let stood: number | null = null;
  return waitFor(() => {
    const element = document.getElementById(anchor);
    if (!element) return false;
    if (stood === null) focusOn(element);
    const stands = element.getBoundingClientRect().top + scrollY;
    if (stood === null || Math.abs(stands - stood) > 1) element.scrollIntoView();
    stood = stands;
    return false;
  });
}

/** Moves the focus to an element, so that keyboards and screen readers continue from there. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to a position if the page is long enough, and returns whether it is. */
function reach(top: number): boolean {
  if (document.documentElement.scrollHeight - innerHeight < top) return false;
  if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
  return true;
}

/** Returns a check that keeps the page at its position until its parts have loaded, since parts above would move it. */
function holder(top: number, isLoading: () => boolean): () => boolean {
  let [height, looks] = [0, 0];
  return () => {
    const { scrollHeight } = document.documentElement;
    looks = scrollHeight === height && !isLoading() ? looks + 1 : 0;
    height = scrollHeight;
    return reach(top) && looks >= STEADY_LOOKS;
  };
}

function waitFor(arrived: () => boolean): () => void {
  if (arrived()) return () => undefined;
  const until = performance.now() + LONGEST_MS;
  const timer = setInterval(() => {
    if (arrived() || performance.now() >= until) stop();
  }, STEP_MS);
  function stop() {
    clearInterval(timer);
    ignore();
  }
  const ignore = onFirstInput(stop);
  return stop;
}
