import { COMBINATION, MILLION } from '@croupier/bet-math';
import { Refusal, type readCombination as call, type Reply } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { readLegStates } from './leg-state.ts';

/** Returns the odds of outcomes of one match combined, and their fair odds. */
export async function readCombination(
  db: Queryable,
  { eventId, outcomes, now }: { eventId: number; outcomes: string; now: Date },
): Promise<Reply<typeof call>> {
  const [outcome] = COMBINATION.outcomes;
  const leg = { event_id: BigInt(eventId), market_id: COMBINATION.id, specifiers: outcomes, outcome: outcome! };
  const [state] = await readLegStates(db, [leg], now);
  if (!state) throw new Refusal('not_found');
  const { marketStatus, marketReason, marketVersion, score, fair } = state;
  const odds = marketStatus === 'active' || marketStatus === 'suspended' ? state.odds : null;
  const margin = odds === null || fair === 0 ? null : MILLION - Math.round((fair * odds) / 10_000);
  return { status: marketStatus, reason: marketReason, version: marketVersion, score, odds, fair, margin };
}
