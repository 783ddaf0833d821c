import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down from `seconds` to 0. Changes of the system's clock don't affect it. */
export function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)));
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
