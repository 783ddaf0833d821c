import { useEffect, useState } from 'react';

const STILL_MS = 150;

/** A value once it has stood still for a moment; at once where it becomes empty. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
