import type { RoundSummary } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

export interface NetPoint {
  /** Milliseconds. */
  at: number;
  /** Net result of all rounds up to here. */
  net: bigint;
}

/** Returns the net position in one currency over time, oldest first, starting at zero before the first round. */
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
