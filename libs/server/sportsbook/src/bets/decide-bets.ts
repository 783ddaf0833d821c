import assert from 'node:assert/strict';
import { payout } from '@croupier/bet-math';
import { Refusal, toWire } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { returnStake } from '@croupier/server-limits';
import { voidHold } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import {
  type BetRow,
  type LegRow,
  publishBets,
  scoreOf,
  selectBets,
  selectLegs,
  updateBet,
  withLegs,
} from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { lockLeg, type LegState } from './leg-state.ts';
import { changeLiability } from './liability.ts';

/** Later than this after its delay (a crash, a silent feed) a bet is not decided any more: the stake goes back. */
const LATEST_MS = 30_000;
const BATCH = 200;

/** Decides the live bets whose delay is over, each in a transaction of its own. Any number of copies may do it at once. */
export async function decideBets(db: Database, now: Date): Promise<number> {
  const pending = tables.selectFrom('sport_bets').select('id').where('status', '=', 'pending');
  const due = await run(db, pending.where('decide_at', '<=', now).orderBy('decide_at').orderBy('number').limit(BATCH));
  for (const { id } of due) await db.transaction((tx) => decideBet(tx, id, now));
  return due.length;
}

async function decideBet(tx: Transaction, id: string, now: Date): Promise<void> {
  const [leg] = await run(tx, selectLegs().where('bet_id', '=', id));
  assert(leg);
  const state = await lockLeg(tx, leg, now); // The event before the bet, as everywhere.
  const unlocked = selectBets().where('id', '=', id).where('status', '=', 'pending').forUpdate().skipLocked();
  const [bet] = await run(tx, unlocked);
  if (!bet?.decide_at) return;
  const late = now.getTime() - bet.decide_at.getTime() > LATEST_MS;
  if (!state.alive && !late) return; // The score is not known: it waits.
  const verdict = late ? new Refusal('decision_too_late') : priceNow(state, bet, leg, now);
  const row =
    verdict instanceof Refusal
      ? await reject(tx, bet, leg, verdict, now)
      : await accept(tx, bet, leg, { odds: verdict, state, now });
  await publishBets(tx, await withLegs(tx, row));
}

function priceNow(state: LegState, bet: BetRow, leg: LegRow, now: Date): number | Refusal {
  const score = scoreOf(leg);
  assert(score);
  const seen = { odds: leg.shown_odds, score, market_version: leg.market_version };
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
): Promise<BetRow[]> {
  const possible = payout({ stake: bet.stake, legs: [{ odds, result: 1, voidFactor: 0 }], sizes: [1] });
  if (possible !== bet.possible_return) await moveLiability(tx, bet, leg, possible - bet.possible_return);
  const taken = { odds, fair: state.fair, market_version: state.marketVersion };
  await run(tx, tables.updateTable('sport_bet_legs').set(taken).where('bet_id', '=', bet.id));
  return run(tx, updateBet(bet.id, { status: 'accepted', decided_at: now, possible_return: possible }));
}

/** The stake goes back to the player and counts towards no limit. */
async function reject(
  tx: Transaction,
  bet: BetRow,
  leg: LegRow,
  { code, params }: Refusal,
  now: Date,
): Promise<BetRow[]> {
  await moveLiability(tx, bet, leg, -bet.possible_return);
  await voidHold(tx, { id: bet.hold_id, now });
  await returnStake(tx, { playerId: toWire(bet.player_id), currency: bet.currency, amount: bet.stake, now });
  const rejection = JSON.stringify({ code, params });
  return run(tx, updateBet(bet.id, { status: 'rejected', decided_at: now, rejection }));
}

const moveLiability = (tx: Transaction, { currency }: BetRow, leg: LegRow, amount: bigint) =>
  changeLiability(tx, { ...leg, currency, amount });
