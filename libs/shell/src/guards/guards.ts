export interface GuardRedirect {
  to: string;
  search?: { redirect: string };
}

/**
 * Redirects a visitor from a route for players to the sign-up, and back afterwards. `path` is the full intended one.
 */
export function loginRequired(player: unknown, path: string): GuardRedirect | null {
  return player ? null : { to: '/sign-up', search: { redirect: path } };
}

/** Redirects a player from a route for guests to the main page, or to the target of a link. */
export function guestsOnly(player: unknown, target = '/'): GuardRedirect | null {
  return player ? { to: target } : null;
}
