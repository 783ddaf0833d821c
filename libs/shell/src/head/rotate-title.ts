const EVERY_MS = 3000;

/** While the tab is hidden its title goes through the idle texts; the page's own comes back when it is seen. */
export function rotateTitle(texts: readonly string[], everyMs = EVERY_MS): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let own: string | null = null;
  function stop() {
    clearInterval(timer);
    if (own !== null) document.title = own;
    own = null;
  }
  function look() {
    stop();
    if (!document.hidden || texts.length === 0) return;
    own = document.title;
    let next = 0;
    timer = setInterval(() => {
      document.title = texts[next % texts.length] ?? document.title;
      next += 1;
    }, everyMs);
  }
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
