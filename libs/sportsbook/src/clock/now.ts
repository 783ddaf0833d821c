import { atom, useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Single ticker of the page, so that every clock shows the same second. It runs while a clock is mounted. */
const nowAtom = /* @__PURE__ */ createNowAtom();

function createNowAtom() {
  const now = atom<number | null>(null);
  now.onMount = (set) => {
    set(Date.now());
    const timer = setInterval(() => set(Date.now()), 1000);
    return () => clearInterval(timer);
  };
  return now;
}

const minuteAtom = /* @__PURE__ */ atom((get) => {
  const now = get(nowAtom);
  return now === null ? null : Math.floor(now / MINUTE_MS) * MINUTE_MS;
});

const never = () => () => undefined;

/** Returns milliseconds since the epoch, updated every second; null on the server and until hydration. */
export function useNow(): number | null {
  const now = useAtomValue(nowAtom);
  return useHydrated() ? now : null;
}

/** Returns whether the component is hydrated. Parts that hydrate later must first render what the server sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Returns a value made from the current time, and rerenders only when that value changes: sixty matches' minutes tick
 * every second.
 */
export function useFromNow<Made>(make: (now: number | null) => Made): Made {
  const hydrated = useHydrated();
  return useAtomValue(useMemo(() => atom((get) => make(hydrated ? get(nowAtom) : null)), [make, hydrated]));
}

/** Returns the current time to the minute, for content that needn't redraw every second. */
export function useMinute(): number | null {
  const hydrated = useHydrated();
  const minute = useAtomValue(minuteAtom);
  return hydrated ? minute : null;
}
