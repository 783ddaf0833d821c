const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Shows one text after another as the document's title while the tab is hidden, each for `everyMs`, starting after that
 * time. Restores the page's own title when the tab is shown. With reduced motion the first text stays. Returns a
 * function that stops it.
 */
export function rotateTitle(texts: readonly string[], everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let own: string | undefined;
  let shown: string | undefined;

  function show(text: string) {
    // A page that loaded meanwhile has set a new title.
    if (document.title !== shown) own = document.title;
    document.title = text;
    shown = document.title;
  }
  function restore() {
    clearInterval(timer);
    if (own !== undefined && document.title === shown) document.title = own;
    own = shown = undefined;
  }
  function follow() {
    restore();
    if (!document.hidden || texts.length === 0) return;
    let next = 0;
    timer = setInterval(() => {
      show(texts[next % texts.length]!);
      next += 1;
      if (texts.length === 1 || matchMedia(reducedMotion).matches) clearInterval(timer);
    }, everyMs);
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    restore();
    document.removeEventListener('visibilitychange', follow);
  };
}
