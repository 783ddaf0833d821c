import { useEffect, useState } from 'react';

const STILL_MS = 150;

/** Returns a value once it has stopped changing for a moment. An empty value is returned at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
