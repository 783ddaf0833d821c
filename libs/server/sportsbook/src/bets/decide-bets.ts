import { payout } from '@croupier/bet-math';
import { Refusal } from '@croupier/contracts';
import { sql, type Database, type Transaction } from '@croupier/server-database';
import { returnStake } from '@croupier/server-limits';
import { voidHold } from '@croupier/server-wallet';
import { publishBets, type BetRow, type LegRow } from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { lockLeg, type LegState } from './leg-state.ts';
import { changeLiability } from './liability.ts';

/** Later than this after its delay (a crash, a silent feed) a bet is not decided any more: the stake goes back. */
const LATEST_MS = 30_000;
const BATCH = 200;

/** Decides the live bets whose delay is over, each in a transaction of its own. Any number of copies may do it at once. */
export async function decideBets(db: Database, now: Date): Promise<number> {
  const due = await db.query<{ id: string }>(sql`
    select id from sport_bets where status = 'pending' and decide_at <= ${now} order by decide_at, number limit ${BATCH}`);
  for (const { id } of due) await db.transaction((tx) => decideBet(tx, id, now));
  return due.length;
}

async function decideBet(tx: Transaction, id: string, now: Date): Promise<void> {
  const [leg] = await tx.query<LegRow>(sql`select * from sport_bet_legs where bet_id = ${id}`);
  const state = await lockLeg(tx, { ...leg!, event_id: Number(leg!.event_id) }, now); // The event before the bet, as everywhere.
  const [bet] = await tx.query<BetRow>(
    sql`select * from sport_bets where id = ${id} and status = 'pending' for update skip locked`,
  );
  if (!bet) return;
  const late = now.getTime() - bet.decide_at!.getTime() > LATEST_MS;
  if (!state.alive && !late) return; // Nobody knows the score: it waits.
  const verdict = late ? new Refusal('decision_too_late') : priceNow(state, bet, leg!, now);
  const row =
    verdict instanceof Refusal
      ? await reject(tx, bet, leg!, verdict, now)
      : await accept(tx, bet, leg!, { odds: verdict, state, now });
  await publishBets(tx, [row]);
}

function priceNow(state: LegState, bet: BetRow, leg: LegRow, now: Date): number | Refusal {
  const seen = {
    odds: leg.shown_odds,
    score: { home: leg.home_score!, away: leg.away_score! },
    market_version: leg.market_version,
  };
  try {
    return priceOf(state, seen, bet.odds_change, now);
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal;
    throw refusal;
  }
}

async function accept(
  tx: Transaction,
  bet: BetRow,
  leg: LegRow,
  { odds, state, now }: { odds: number; state: LegState; now: Date },
): Promise<BetRow> {
  const possible = payout({ stake: bet.stake, legs: [{ odds, result: 1, voidFactor: 0 }], sizes: [1] });
  if (possible !== bet.possible_return) await moveLiability(tx, bet, leg, possible - bet.possible_return);
  await tx.query(sql`
    update sport_bet_legs set odds = ${odds}, fair = ${state.fair}, market_version = ${state.marketVersion} where bet_id = ${bet.id}`);
  const [row] = await tx.query<BetRow>(sql`
    update sport_bets set status = 'accepted', decided_at = ${now}, possible_return = ${possible} where id = ${bet.id} returning *`);
  return row!;
}

/** The stake is the player's again, and counts on no limit. */
async function reject(
  tx: Transaction,
  bet: BetRow,
  leg: LegRow,
  { code, params }: Refusal,
  now: Date,
): Promise<BetRow> {
  await moveLiability(tx, bet, leg, -bet.possible_return);
  await voidHold(tx, { id: bet.hold_id, now });
  await returnStake(tx, { playerId: Number(bet.player_id), currency: bet.currency, amount: bet.stake, now });
  const [row] = await tx.query<BetRow>(sql`
    update sport_bets set status = 'rejected', decided_at = ${now}, rejection = ${JSON.stringify({ code, params })} where id = ${bet.id} returning *`);
  return row!;
}

const moveLiability = (tx: Transaction, { currency }: BetRow, leg: LegRow, amount: bigint) =>
  changeLiability(tx, { ...leg, event_id: Number(leg.event_id), currency, amount });
