import { openPopup } from './open-popup.ts';
import { popupOfHash } from './popup-names.ts';

/** Specification §9. */
export const HASH_CLEAR_MS = 1000;

function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Opens the popup a hash link asks for, now and on every change of the hash. Answers how to stop. */
export function watchHashPopups(open: (name: string) => void = openPopup, clear: () => void = clearHash): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { hash } = location;
    const popup = popupOfHash(hash);
    if (!popup) return;
    open(popup);
    clearTimeout(timer);
    timer = setTimeout(() => location.hash === hash && clear(), HASH_CLEAR_MS);
  };
  look();
  addEventListener('hashchange', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('hashchange', look);
  };
}
