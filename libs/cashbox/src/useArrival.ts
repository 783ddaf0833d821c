import { type RefObject, useEffect, useRef } from 'react';

/** A new screen takes the focus, so that it is read out and Tab goes on from there; its own first field goes before it. */
export function useArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const screen = useRef<Element>(null);
  useEffect(() => {
    const first = screen.current?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? screen.current)?.focus({ preventScroll: true });
  }, []);
  return screen;
}
