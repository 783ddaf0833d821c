import { onFirstInput } from '@croupier/ui-kit';

/** Share that counts as fully visible, to ignore fractions of a pixel. */
const WHOLE = 0.99;

/**
 * Scrolls an element back into view whenever part of it leaves the screen, until the player's first input. Otherwise a
 * list that shrinks below it can leave it half hidden under the header. Returns a function that stops it.
 */
export function keepInSight(element: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  // The sticky header hides what scrolls under it.
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
