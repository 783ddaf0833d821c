import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Bet, type BetOrder, Refusal } from '@croupier/contracts';
import { type Database, digestOf, requireSameOrder, run, sql, type Transaction } from '@croupier/server-database';
import { fundingText } from '@croupier/server-promotions';
import { cashAccountId } from '@croupier/server-wallet';
import { boundWaits } from '../events/bound-waits.ts';
import { tables } from '../schema.gen.ts';
import { payStake } from './bet-funding.ts';
import { type BetRow, type BetWithLegs, insertBet, publishBets, selectBets, toBet, withLegs } from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { isLive, type LegOrder, type LegState, lockLeg, type Selection } from './leg-state.ts';
import { reserveLiability } from './liability.ts';
import { checkStakeLimits, possibleReturn, stakeRules } from './stake-rules.ts';

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

/** What a bet waits for: another one of the player's, a match being changed, the reserve of its outcome. */
const WAITS = { lockMs: 3_000, statementMs: 5_000 };

/** The bet itself is the record of its id. Two orders under one id wait for each other here; the second sees what the first became. */
async function existingBet(tx: Transaction, { playerId, order }: BetRequest): Promise<BetRow | undefined> {
  const [, , [existing]] = await Promise.all([
    boundWaits(tx, WAITS),
    tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sport_bet:${order.id}`}, 0))`),
    run(tx, selectBets().where('id', '=', order.id)),
  ]);
  if (existing) requireSameOrder(existing.digest, digestOf([playerId, order]));
  return existing;
}

async function takeBet(tx: Transaction, { playerId, order, now, liveDelayMs }: BetRequest): Promise<BetWithLegs[]> {
  const { currency, legs } = order;
  const [asked] = legs;
  const stake = BigInt(order.stake_cents);
  const selection = selectionOf(asked);
  const state = await lockLeg(tx, selection, now);
  const odds = priceOf(state, asked, order.odds_change, now);
  const giftId = order.gift_id ?? null;
  const possible = possibleReturn({ stake, odds, isFree: giftId !== null });
  const rules = stakeRules(currency);
  const accountId = await cashAccountId(tx, { playerId, currency });
  if (accountId === null) throw new Refusal('currency_not_available', { path: ['currency'] });
  checkStakeLimits({ stake, possible, odds, currency }, rules);
  const holdId = randomUUID();
  const paying = { betId: order.id, holdId, playerId, accountId, currency, stake, odds, selection, giftId, now };
  const funding = await payStake(tx, paying);
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
    funding: funding && fundingText(funding),
    placed_at: now,
    decide_at: decideAt,
    decided_at: decideAt ? null : now,
  } as const;
  const leg = legRow(bet.player_id, order, selection, state, odds);
  const [rows] = await Promise.all([run(tx, insertBet(bet)), run(tx, tables.insertInto('sport_bet_legs').values(leg))]);
  const taken = await withLegs(tx, rows);
  await publishBets(tx, taken);
  // Last: everybody who bets on this outcome waits for its reserve.
  await reserveLiability(tx, { ...selection, currency, amount: possible }, rules.maxLiability);
  return taken;
}

const selectionOf = ({ event_id, market_id, specifiers, outcome }: LegOrder): Selection => ({
  event_id: BigInt(event_id),
  market_id,
  specifiers,
  outcome,
});

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
