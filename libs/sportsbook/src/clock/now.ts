import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

/** One ticker for the page: every clock shows the same second. It runs while a clock is shown. */
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

const never = () => () => undefined;

/** Milliseconds since the epoch, moving every second; null on the server and until its document is hydrated. */
export function useNow(): number | null {
  const now = useAtomValue(nowAtom);
  // A part hydrated later than others must first show what the server sent.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? now : null;
}
