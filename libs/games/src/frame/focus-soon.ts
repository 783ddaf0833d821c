const MOST_FRAMES = 30;

/**
 * Focuses an element that is about to become visible. A hidden element can't take the focus, and a transition keeps it
 * hidden for a frame or two. Stops if something else is focused meanwhile. Returns a function that cancels it.
 */
export function focusSoon(element: HTMLElement): () => void {
  let frame = 0;
  let left = MOST_FRAMES;
  const before = document.activeElement;
  const attempt = () => {
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element && left-- > 0) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
