/** Events by which a person scrolls or starts something else. */
export const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls back at the first input of a person, so that automatic movement can stop. Returns a function that stops
 * listening.
 */
export function onFirstInput(act: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    act();
  };
  for (const way of INPUT_EVENTS) addEventListener(way, once, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
