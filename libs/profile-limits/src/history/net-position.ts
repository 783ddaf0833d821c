import type { RoundSummary } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

export interface NetPoint {
  /** Milliseconds. */
  at: number;
  /** What all rounds up to here came to. */
  net: bigint;
}

/** How the net position of one currency came about, oldest first, from the zero before the first round. */
export function runningNet(rounds: readonly RoundSummary[], currency: CurrencyCode): NetPoint[] {
  const counted = rounds.filter((round) => round.currency === currency && round.status === 'closed').toReversed();
  const [first] = counted;
  if (!first) return [];
  let net = 0n;
  const points = counted.map(({ played_at, stake_cents, win_cents }) => {
    net += BigInt(win_cents) - BigInt(stake_cents);
    return { at: Date.parse(played_at), net };
  });
  return [{ at: Date.parse(first.played_at), net: 0n }, ...points];
}
