import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

// Source: specification §2, Route guards: the scroll waits up to 5 s, looking every 200 ms.
const LONGEST_MS = 5_000;
const STEP_MS = 200;

/** What a person does to scroll by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * After a navigation the router puts the page where it was left, or at its anchor. A page whose parts still come is too short
 * for that: then it is waited for, and whoever scrolls meanwhile stays where they are. Returns what ends it.
 */
export function settleScroll(router: AnyRouter): () => void {
  let stop = () => undefined as void;
  /** Where each entry of the history was left. */
  const left = new Map<string, number>();
  const unsubscribe = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      stop();
      if (fromLocation) left.set(keyOf(fromLocation), scrollY);
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      stop();
      const top = left.get(keyOf(toLocation)) ?? 0;
      const anchor = top > 0 ? '' : toLocation.hash;
      if (top > 0 || anchor) stop = waitFor(() => reach(top, anchor));
    }),
  ];
  return () => {
    stop();
    for (const leave of unsubscribe) leave();
  };
}

const keyOf = ({ href, state }: ParsedLocation): string => state.__TSR_key ?? href;

/** Whether the place is there; if so the page stands at it. */
function reach(top: number, anchor: string): boolean {
  if (anchor) {
    const element = document.getElementById(anchor);
    element?.scrollIntoView();
    return element !== null;
  }
  if (document.documentElement.scrollHeight - innerHeight < top) return false;
  if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
  return true;
}

function waitFor(arrived: () => boolean): () => void {
  if (arrived()) return () => undefined;
  const listening = new AbortController();
  const until = performance.now() + LONGEST_MS;
  const timer = setInterval(() => {
    if (arrived() || performance.now() >= until) stop();
  }, STEP_MS);
  function stop() {
    clearInterval(timer);
    listening.abort();
  }
  for (const way of OWN_WAYS) addEventListener(way, stop, { signal: listening.signal, passive: true });
  return stop;
}
