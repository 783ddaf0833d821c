import { useEffect } from 'react';

const counts = new Map<string, number>();

function change(mark: string, by: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + by;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/** Marks the document while something of that kind is shown. Returns what takes the mark away. */
export function markRoot(mark: string): () => void {
  change(mark, 1);
  return () => change(mark, -1);
}

/**
 * The document bears `data-{mark}` while any part that asks for it is shown, for styles far from that part. `:root:has()` would
 * look through the whole document for each element that comes in.
 */
export function useRootMark(mark: string, on = true): void {
  useEffect(() => (on ? markRoot(mark) : undefined), [mark, on]);
}
