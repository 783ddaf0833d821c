import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when something new is shown, if what had it went away: who goes by keyboard is not sent back to the top of the page. */
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
