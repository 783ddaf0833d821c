import { storedKeys } from '@croupier/contracts';

/*
 * Stores which round this device started and hasn't shown in full, so that an interrupted round can be shown again.
 * Stored by wallet, so a demo in between, perhaps because the session ended, doesn't change it. A round's id gives no
 * access, so it isn't secret. Without storage an interrupted round isn't shown again.
 */
interface Played {
  readonly slug: string;
  readonly currency: string;
}

const keyOf = ({ slug, currency }: Played): string => `${storedKeys.begunRound}${slug}.${currency}`;

export function rememberBegun(played: Played, roundId: string): void {
  try {
    localStorage.setItem(keyOf(played), roundId);
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetBegun(played: Played): void {
  try {
    localStorage.removeItem(keyOf(played));
  } catch {
    // Storage is full or forbidden.
  }
}

export function begunRound(played: Played): string | null {
  try {
    return localStorage.getItem(keyOf(played));
  } catch {
    return null;
  }
}
