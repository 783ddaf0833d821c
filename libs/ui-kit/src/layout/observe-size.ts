/**
 * Calls back after each change of size of these elements, with the next frame: what is changed while a browser lays out makes it lay
 * out again, and Safari logs the rest as an error. Returns how to stop.
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
