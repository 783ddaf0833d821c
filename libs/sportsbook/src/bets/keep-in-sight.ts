import { onFirstInput } from '@croupier/ui-kit';

/**
 * Brings an element back whenever it leaves the screen, until the player does something: a list that shortens below it may
 * leave the page at its footer. Returns what ends it.
 */
export function keepInSight(element: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) element.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(element);
  const ignore = onFirstInput(() => observer.disconnect());
  return () => {
    ignore();
    observer.disconnect();
  };
}
