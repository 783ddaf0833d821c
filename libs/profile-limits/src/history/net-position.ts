import type { RoundSummary } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

export interface NetPosition {
  currency: CurrencyCode;
  staked: bigint;
  won: bigint;
  net: bigint;
}

/** What was staked and won, a currency each; rounds that were taken back don't count. */
export function netPositions(rounds: readonly RoundSummary[]): NetPosition[] {
  const sums = new Map<CurrencyCode, NetPosition>();
  for (const { currency, stake_cents, win_cents, status } of rounds) {
    if (status === 'rolled_back') continue;
    const sum = sums.get(currency) ?? { currency, staked: 0n, won: 0n, net: 0n };
    sum.staked += BigInt(stake_cents);
    sum.won += BigInt(win_cents);
    sum.net = sum.won - sum.staked;
    sums.set(currency, sum);
  }
  return [...sums.values()];
}

export interface NetPoint {
  /** Milliseconds. */
  at: number;
  /** What all rounds up to here came to. */
  net: bigint;
}

/** How the net position of one currency came about, oldest first, from the zero before the first round. */
export function runningNet(rounds: readonly RoundSummary[], currency: CurrencyCode): NetPoint[] {
  const counted = rounds.filter((round) => round.currency === currency && round.status !== 'rolled_back').toReversed();
  const [first] = counted;
  if (!first) return [];
  let net = 0n;
  const points = counted.map(({ played_at, stake_cents, win_cents }) => {
    net += BigInt(win_cents) - BigInt(stake_cents);
    return { at: Date.parse(played_at), net };
  });
  return [{ at: Date.parse(first.played_at), net: 0n }, ...points];
}
