import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { fundingText } from '@croupier/server-promotions';
import { boundWaits } from '../events/bound-waits.ts';
import { tables } from '../schema.gen.ts';
import { giveStakeBack, recountStake } from './bet-funding.ts';
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
import { releaseLiability, reserveLiability } from './liability.ts';
import { checkStakeLimits, possibleReturn, stakeRules } from './stake-rules.ts';

/** Later than this after its delay (a crash, a silent feed) a bet is not decided any more: the stake goes back. */
const LATEST_MS = 30_000;
const BATCH = 200;

const WAITS = { lockMs: 2_000, statementMs: 5_000 };

const raise = (error: unknown): never => {
  throw error;
};

/**
 * Decides the live bets whose delay is over, each in a transaction of its own; one that fails stops no other. Any number of
 * copies may do it at once.
 */
export async function decideBets(db: Database, now: Date, onError: (error: unknown) => void = raise): Promise<number> {
  const pending = tables.selectFrom('sport_bets').select('id').where('status', '=', 'pending');
  const due = await run(db, pending.where('decide_at', '<=', now).orderBy('decide_at').orderBy('number').limit(BATCH));
  for (const { id } of due) await db.transaction((tx) => decideBet(tx, id, now)).catch(onError);
  return due.length;
}

async function decideBet(tx: Transaction, id: string, now: Date): Promise<void> {
  const [, [leg]] = await Promise.all([boundWaits(tx, WAITS), run(tx, selectLegs().where('bet_id', '=', id))]);
  assert(leg);
  const state = await lockLeg(tx, leg, now); // The event before the bet, as everywhere.
  const unlocked = selectBets().where('id', '=', id).where('status', '=', 'pending').forUpdate().skipLocked();
  const [bet] = await run(tx, unlocked);
  if (!bet?.decide_at) return;
  const late = now.getTime() - bet.decide_at.getTime() > LATEST_MS;
  if (!state.alive && !late) return; // The score is not known: it waits.
  const rows = late
    ? await reject(tx, bet, leg, new Refusal('decision_too_late'), now)
    : await accept(tx, bet, leg, { state, now }).catch((refusal: unknown) => {
        if (!(refusal instanceof Refusal)) throw refusal;
        return reject(tx, bet, leg, refusal, now);
      });
  await publishBets(tx, await withLegs(tx, rows));
}

/** At the price of now, which is held to the limits as the first one was. Refused before anything of the bet is changed. */
async function accept(
  tx: Transaction,
  bet: BetRow,
  leg: LegRow,
  { state, now }: { state: LegState; now: Date },
): Promise<BetRow[]> {
  const odds = priceNow(state, bet, leg, now);
  const possible = possibleReturn({ stake: bet.stake, odds, isFree: bet.funding?.gift ?? false });
  const funding = odds === leg.odds ? null : await recountStake(tx, bet, { odds, now });
  if (possible !== bet.possible_return) {
    const rules = stakeRules(bet.currency);
    checkStakeLimits({ ...bet, possible, odds }, rules);
    await changeReserve(tx, bet, leg, possible - bet.possible_return, rules.maxLiability);
  }
  const taken = { odds, fair: state.fair, market_version: state.marketVersion };
  await run(tx, tables.updateTable('sport_bet_legs').set(taken).where('bet_id', '=', bet.id));
  const counted = funding ? { funding: fundingText(funding) } : {};
  return run(tx, updateBet(bet.id, { ...counted, status: 'accepted', decided_at: now, possible_return: possible }));
}

function priceNow(state: LegState, bet: BetRow, leg: LegRow, now: Date): number {
  const score = scoreOf(leg);
  assert(score);
  return priceOf(state, { odds: leg.shown_odds, score, market_version: leg.market_version }, bet.odds_change, now);
}

/** The stake goes back to the player and counts towards no limit. */
async function reject(
  tx: Transaction,
  bet: BetRow,
  leg: LegRow,
  { code, params }: Refusal,
  now: Date,
): Promise<BetRow[]> {
  await giveStakeBack(tx, bet, now);
  const rejection = JSON.stringify({ code, params });
  const rows = await run(tx, updateBet(bet.id, { status: 'rejected', decided_at: now, rejection }));
  await releaseLiability(tx, { ...leg, currency: bet.currency, amount: bet.possible_return });
  return rows;
}

/** More is reserved as for a new bet, within the house's risk; less is free again. */
const changeReserve = (tx: Transaction, { currency }: BetRow, leg: LegRow, more: bigint, limit: bigint) =>
  more > 0n
    ? reserveLiability(tx, { ...leg, currency, amount: more }, limit)
    : releaseLiability(tx, { ...leg, currency, amount: -more });
