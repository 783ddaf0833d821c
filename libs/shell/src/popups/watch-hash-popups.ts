import { openPopup, type PopupSearch } from './open-popup.ts';
import { popupOfHash, searchOfHash } from './popup-names.ts';

/** Delay before the hash is removed (specification §9). */
export const HASH_CLEAR_MS = 1000;

function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Tells whether a history entry is visited for the first time. Returning to it closes the popup and must not open it
 * again.
 */
function isFirstLook(hash: string): boolean {
  const state = history.state as { hashOpened?: string } | null;
  if (state?.hashOpened === hash) return false;
  history.replaceState({ ...state, hashOpened: hash }, '', location.href);
  return true;
}

/** Tells whether a hash names an element of the page. An undecodable hash names none. */
function isPlace(hash: string): boolean {
  const id = hash.slice(1);
  if (document.getElementById(id)) return true;
  try {
    return document.getElementById(decodeURIComponent(id)) !== null;
  } catch {
    return false;
  }
}

/**
 * Opens the popup of a hash, now and on every change of the hash. Then removes the hash from the address, even an
 * unknown one. Returns a function that stops it.
 */
export function watchHashPopups(
  open: (name: string, search: PopupSearch) => void = openPopup,
  clear: () => void = clearHash,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { hash } = location;
    if (hash === '') return;
    const popup = popupOfHash(hash);
    if (popup && isFirstLook(hash)) open(popup, searchOfHash(hash));
    clearTimeout(timer);
    timer = setTimeout(() => location.hash === hash && (popup || !isPlace(hash)) && clear(), HASH_CLEAR_MS);
  };
  look();
  addEventListener('hashchange', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('hashchange', look);
  };
}
