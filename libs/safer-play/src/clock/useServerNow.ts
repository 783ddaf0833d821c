import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** Returns the server's time in milliseconds, updated every few seconds. */
export function useServerNow(offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + offsetMs;
}
