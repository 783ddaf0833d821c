/** How a person scrolls, or begins to do something else. */
export const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at the first input of a person: what moves the page by itself gives way then. Returns what ends the listening. */
export function onFirstInput(act: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    act();
  };
  for (const way of INPUT_EVENTS) addEventListener(way, once, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
