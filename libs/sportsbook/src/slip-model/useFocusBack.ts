import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to newly shown content if the focused element disappeared, so that keyboard users aren't sent back to
 * the top of the page.
 */
export function useFocusBack(shown: unknown): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return place;
}
