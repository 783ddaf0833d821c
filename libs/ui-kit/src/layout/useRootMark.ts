import { useEffect } from 'react';

const counts = new Map<string, number>();

function change(mark: string, by: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + by;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/** Marks the document while such content is shown. Returns a function that removes the mark. */
export function markRoot(mark: string): () => void {
  change(mark, 1);
  return () => change(mark, -1);
}

/**
 * Sets `data-{mark}` on the document while any part that uses it is mounted, for styles elsewhere on the page.
 * `:root:has()` would search the whole document for each added element.
 */
export function useRootMark(mark: string, on = true): void {
  useEffect(() => (on ? markRoot(mark) : undefined), [mark, on]);
}
