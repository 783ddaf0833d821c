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
