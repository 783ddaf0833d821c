import { useSyncExternalStore } from 'react';
import { storedKeys } from '@croupier/contracts';

const KEY = storedKeys.promoBannerClosed;
const listeners = new Set<() => void>();

/** Returns when it was closed, from the tab's storage, so that a reload doesn't show it too early. */
function closedAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether the banner was closed within a period, and a function that closes it. The banner reappears when the
 * period ends.
 */
export function useClosedFor(ms: number): readonly [boolean, () => void] {
  const left = () => closedAt() + ms - Date.now();
  const isClosed = useSyncExternalStore(
    (listener) => {
      const timer = left() > 0 ? setTimeout(listener, left()) : undefined;
      const off = subscribe(listener);
      return () => (clearTimeout(timer), void off());
    },
    () => left() > 0,
    () => false,
  );
  function close() {
    try {
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // Without storage, the next page shows it again.
    }
    for (const listener of listeners) listener();
    setTimeout(() => listeners.forEach((listener) => listener()), ms);
  }
  return [isClosed, close];
}
