import { storedKeys } from '@croupier/contracts';

/*
 * Which round this device began and has not yet shown to its end, so that an interruption can be shown again. Kept by wallet:
 * a demo played meanwhile, perhaps because the session ended, leaves it as it is. A round's id opens nothing, so it is no
 * secret. Without storage an interrupted round is not shown again.
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
    // As above.
  }
}

export function begunRound(played: Played): string | null {
  try {
    return localStorage.getItem(keyOf(played));
  } catch {
    return null;
  }
}
