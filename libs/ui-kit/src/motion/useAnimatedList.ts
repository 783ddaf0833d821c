import { useCallback } from 'react';

/**
 * Returns a `ref` that animates a list's items to their positions as items are added and removed. Nothing moves under
 * reduced motion. Its code is fetched once such a list is mounted, never with the first page.
 */
export function useAnimatedList() {
  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const leaving = new AbortController();
    void import('@formkit/auto-animate').then(({ default: animate }) => {
      if (leaving.signal.aborted) return;
      const { destroy } = animate(list, { duration: 180 });
      leaving.signal.addEventListener('abort', () => destroy?.());
    });
    return () => leaving.abort();
  }, []);
}
