import type { CurrencyCode } from '@croupier/money';
import type { Queryable } from '@croupier/server-database';
import { sumRounds } from '@croupier/server-games';
import { LIMITS_TIME_ZONE as timeZone } from '@croupier/server-limits';
import { sumBets, sumOpenStakes } from '@croupier/server-sportsbook';

/** Subunits. */
export interface PlaySum {
  staked: bigint;
  returned: bigint;
  /** Stakes in bets on matches that are not settled. */
  open: bigint;
}

/** Sums a player's play in one currency in a period, games and sport together. Bets count once they are settled. */
export async function sumPlay(
  db: Queryable,
  { playerId, currency, from, to }: { playerId: number; currency: CurrencyCode; from: Date; to: Date },
): Promise<PlaySum> {
  const wanted = { playerId, from, to, timeZone };
  const [rounds, bets, open] = await Promise.all([
    sumRounds(db, wanted),
    sumBets(db, wanted),
    sumOpenStakes(db, { playerId, currency, from }),
  ]);
  const own = [...rounds, ...bets].filter((sum) => sum.currency === currency);
  const total = (of: (sum: Omit<PlaySum, 'open'>) => bigint) => own.reduce((all, sum) => all + of(sum), 0n);
  return { staked: total(({ staked }) => staked), returned: total(({ returned }) => returned), open };
}
