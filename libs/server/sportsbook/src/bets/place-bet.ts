import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { largestStake, payout } from '@croupier/bet-math';
import { type Bet, type BetOrder, Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, digestOf, requireSameOrder, run, sql, type Transaction } from '@croupier/server-database';
import { checkStake } from '@croupier/server-limits';
import { cashAccountId, placeHold } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { type BetRow, type BetWithLegs, insertBet, publishBets, selectBets, toBet, withLegs } from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { isLive, type LegOrder, type LegState, lockLeg, type Selection } from './leg-state.ts';
import { reserveLiability } from './liability.ts';
import { type StakeRules, stakeRules } from './stake-rules.ts';

export interface BetRequest {
  playerId: number;
  order: BetOrder;
  now: Date;
  /** Milliseconds a live bet waits. */
  liveDelayMs: number;
}

/**
 * Takes a bet once per id: all of it in one transaction, or nothing. Before kick-off it is accepted at once, during
 * play it waits. Sent again it answers how the bet stands now; another order under its id is refused.
 */
export function placeBet(db: Database, request: BetRequest): Promise<Bet> {
  return db.transaction(async (tx) => {
    const existing = await existingBet(tx, request);
    const [bet] = existing ? await withLegs(tx, [existing]) : await takeBet(tx, request);
    assert(bet);
    return toBet(bet);
  });
}

/** The bet itself is the record of its id. Two orders under one id wait for each other here; the second sees what the first became. */
async function existingBet(tx: Transaction, { playerId, order }: BetRequest): Promise<BetRow | undefined> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sport_bet:${order.id}`}, 0))`);
  const [existing] = await run(tx, selectBets().where('id', '=', order.id));
  if (existing) requireSameOrder(existing.digest, digestOf([playerId, order]));
  return existing;
}

async function takeBet(tx: Transaction, { playerId, order, now, liveDelayMs }: BetRequest): Promise<BetWithLegs[]> {
  const { currency, legs } = order;
  const [leg] = legs;
  const stake = BigInt(order.stake_cents);
  const selection = selectionOf(leg);
  const state = await lockLeg(tx, selection, now);
  const odds = priceOf(state, leg, order.odds_change, now);
  const possible = payout({ stake, legs: [{ odds, result: 1, voidFactor: 0 }], sizes: [1] });
  const rules = stakeRules(currency);
  if ((await cashAccountId(tx, { playerId, currency })) === null)
    throw new Refusal('currency_not_available', { path: ['currency'] });
  checkStakeLimits({ stake, possible, odds, currency }, rules);
  await reserveLiability(tx, { ...selection, currency, amount: possible }, rules.maxLiability);
  const holdId = randomUUID();
  await placeHold(tx, { id: holdId, playerId, currency, amount: stake, kind: 'bet', now });
  await checkStake(tx, { playerId, currency, amount: stake, now });
  const decideAt = isLive(state) ? new Date(now.getTime() + liveDelayMs) : null;
  const bet = {
    id: order.id,
    player_id: BigInt(playerId),
    digest: digestOf([playerId, order]),
    hold_id: holdId,
    currency,
    stake,
    odds_change: order.odds_change,
    status: decideAt ? 'pending' : 'accepted',
    possible_return: possible,
    placed_at: now,
    decide_at: decideAt,
    decided_at: decideAt ? null : now,
  } as const;
  const rows = await run(tx, insertBet(bet));
  await run(tx, tables.insertInto('sport_bet_legs').values(legRow(bet.player_id, order, selection, state, odds)));
  const taken = await withLegs(tx, rows);
  await publishBets(tx, taken);
  return taken;
}

const selectionOf = ({ event_id, market_id, specifiers, outcome }: LegOrder): Selection => ({
  event_id: BigInt(event_id),
  market_id,
  specifiers,
  outcome,
});

interface Stake {
  stake: bigint;
  /** What it returns if the bet wins. */
  possible: bigint;
  odds: number;
  currency: CurrencyCode;
}

/** Refuses a stake outside the currency's limits with the one that would still be taken. */
function checkStakeLimits({ stake, possible, odds, currency }: Stake, { minStake, maxReturn }: StakeRules): void {
  const refuse = (code: 'stake_too_small' | 'stake_too_large', params: Record<string, number>) =>
    new Refusal(code, { path: ['stake_cents'], params: { ...params, currency } });
  if (stake < minStake) throw refuse('stake_too_small', { min_stake_cents: toWire(minStake) });
  if (possible > maxReturn) throw refuse('stake_too_large', { max_stake_cents: toWire(largestStake(maxReturn, odds)) });
}

function legRow(playerId: bigint, { id, legs: [leg] }: BetOrder, selection: Selection, state: LegState, odds: number) {
  const score = isLive(state) ? state.score : null;
  return {
    ...selection,
    player_id: playerId,
    bet_id: id,
    position: 0,
    shown_odds: leg.odds,
    odds,
    fair: state.fair,
    market_version: state.marketVersion,
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
  };
}
