const MOST_FRAMES = 30;

/**
 * Focuses what is about to be seen: an element still hidden takes no focus, and a style that is transitioned keeps it hidden
 * for a frame or two. Gives up when something else has been focused meanwhile. Returns how to stop.
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
