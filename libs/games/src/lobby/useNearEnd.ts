import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Distance from the end at which the next page is fetched: 500 px (specification §9). */
const AHEAD_PX = 500;

/** Calls `reach` whenever the element comes within that distance. */
export function useNearEnd(element: RefObject<Element | null>, reach: () => void, on: boolean): void {
  if (typeof reach !== 'function') throw new TypeError('The listener of pages has to be a function.');
  const near = useEffectEvent(reach);
  useEffect(() => {
    if (!on || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: `${AHEAD_PX}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, on]);
}
