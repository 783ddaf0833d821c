/**
 * Calls back in the next frame after these elements change size. A change during layout would cause another layout, and
 * Safari logs the remaining ones as an error. Returns a function that stops it.
 */
export function observeSize(elements: readonly Element[], changed: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
