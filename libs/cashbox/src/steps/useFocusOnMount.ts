import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a new screen, or its field marked `data-autofocus`, so that it is read out and Tab continues from there. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const screen = useRef<Element>(null);
  useEffect(() => {
    const first = screen.current?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? screen.current)?.focus({ preventScroll: true });
  }, []);
  return screen;
}
