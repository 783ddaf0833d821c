import { storedKeys } from '@croupier/contracts';

/*
 * Which round this device began and has not yet shown to its end, so that an interruption can be shown again.
 * A round's id opens nothing: it is no secret. Without storage an interrupted round is simply not shown again.
 */
const keyOf = (slug: string): string => `${storedKeys.begunRound}${slug}`;

export function rememberBegun(slug: string, roundId: string): void {
  try {
    localStorage.setItem(keyOf(slug), roundId);
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetBegun(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // As above.
  }
}

export function begunRound(slug: string): string | null {
  try {
    return localStorage.getItem(keyOf(slug));
  } catch {
    return null;
  }
}
