import { openPopup, type PopupSearch } from './open-popup.ts';
import { popupOfHash, searchOfHash } from './popup-names.ts';

/** Specification §9. */
export const HASH_CLEAR_MS = 1000;

function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** An entry of the history opens its popup once: coming back to it closes the popup, and must not open it again. */
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
 * Opens the popup a hash link asks for, now and on every change of the hash. The hash leaves the address afterwards, and so
 * does one that means nothing here. Answers how to stop.
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
