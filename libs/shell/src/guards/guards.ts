export interface GuardRedirect {
  to: string;
  search?: { redirect: string };
}

/** A route that needs the player sends a visitor to registration, and back afterwards. `path` is the full intended one. */
export function loginRequired(player: unknown, path: string): GuardRedirect | null {
  return player ? null : { to: '/sign-up', search: { redirect: path } };
}

/** A route for guests sends a player to the main page, or to where a link wanted to lead them. */
export function guestsOnly(player: unknown, target = '/'): GuardRedirect | null {
  return player ? { to: target } : null;
}
