import { payout } from '@croupier/bet-math/testing';
import { type Queryable, run } from '@croupier/server-database';
import { linesOf } from '../bets/bet-lines.ts';
import { selectBets, withLegs } from '../bets/bet-row.ts';

/** Counts settled bets in a sample whose payout doesn't match their legs. Excludes bets with a bonus. */
export async function countWronglyPaid(db: Queryable, sample: number): Promise<number> {
  const settled = selectBets().where('status', 'in', ['settled', 'void']).where('funding', 'is', null);
  const bets = await withLegs(db, await run(db, settled.orderBy('id').limit(sample)));
  return bets.filter((bet) => bet.row.returned !== payout(linesOf(bet))).length;
}
