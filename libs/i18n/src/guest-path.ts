/** Base path of the guest mode, before the language. Source: specification §2. */
const GUEST_BASE = '/guest';

export interface GuestPath {
  /** `true` if the address belongs to the guest mode. */
  readonly guestMode: boolean;
  /** Path without the base; always starts with a slash. */
  readonly path: string;
}

/** Removes the base of the guest mode from a path: `/guest/de/live/all` becomes `/de/live/all`. */
export function splitGuest(pathname: string): GuestPath {
  if (pathname === GUEST_BASE) return { guestMode: true, path: '/' };
  if (!pathname.startsWith(`${GUEST_BASE}/`)) return { guestMode: false, path: pathname };
  return { guestMode: true, path: pathname.slice(GUEST_BASE.length) };
}

/** Prefixes a path with the base of the guest mode, in guest mode. */
export const joinGuest = (guestMode: boolean, path: string): string => (guestMode ? GUEST_BASE + path : path);
