import { useCallback } from 'react';

/**
 * For the `ref` of a list whose items come and go: they move to their places. Nothing moves under reduced motion.
 * Its code is fetched once such a list is shown, never with the first page.
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
