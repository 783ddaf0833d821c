import { onFirstInput } from '@croupier/ui-kit';

/** Parts of a pixel don't count. */
const WHOLE = 0.99;

/**
 * Brings an element back whenever a part of it leaves the screen, until the player does something: a list that shortens below
 * it may leave the page at its footer, with the element half under the header. Returns what ends it.
 */
export function keepInSight(element: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  // What sticks below the header is hidden by it higher up.
  const header = Number.parseFloat(getComputedStyle(element).top) || 0;
  const observer = new IntersectionObserver(
    (entries) => {
      if ((entries.at(-1)?.intersectionRatio ?? 1) < WHOLE) element.scrollIntoView({ block: 'nearest' });
    },
    { rootMargin: `-${header}px 0px 0px`, threshold: [0, WHOLE] },
  );
  observer.observe(element);
  const ignore = onFirstInput(() => observer.disconnect());
  return () => {
    ignore();
    observer.disconnect();
  };
}
