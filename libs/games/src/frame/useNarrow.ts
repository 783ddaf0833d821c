import { useSyncExternalStore } from 'react';

/** Where the game page has no room for a stage beside its text; the same edge as in its styles. */
const narrow = '(width < 560px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's, whatever the device calls itself. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
