/** What a person does to scroll by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings an element back whenever it leaves the screen, until somebody scrolls: a list that shortens below it may leave the
 * page standing at its footer. Returns what ends it.
 */
export function keepInSight(element: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) element.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(element);
  const listening = new AbortController();
  function stop() {
    observer.disconnect();
    listening.abort();
  }
  for (const way of OWN_WAYS) addEventListener(way, stop, { signal: listening.signal, passive: true });
  return stop;
}
