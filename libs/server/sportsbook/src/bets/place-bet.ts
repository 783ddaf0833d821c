import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { liabilityOf, totalOdds } from '@croupier/bet-math';
import { type Bet, type BetOrder, Refusal } from '@croupier/contracts';
import { type Database, digestOf, requireSameOrder, run, sql, type Transaction } from '@croupier/server-database';
import { fundingText } from '@croupier/server-promotions';
import { cashAccountId } from '@croupier/server-wallet';
import { boundWaits } from '../events/bound-waits.ts';
import { tables } from '../schema.gen.ts';
import { payStake } from './bet-funding.ts';
import { type BetRow, type BetWithLegs, insertBet, publishBets, selectBets, toBet, withLegs } from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { isLive, type LegOrder, type LegState, lockLegs, type Selection } from './leg-state.ts';
import { changeReserves, reserveOf } from './liability.ts';
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
  const { currency } = order;
  const stake = BigInt(order.stake_cents);
  const selections = order.legs.map(selectionOf);
  refuseRelated(selections);
  const states = await lockLegs(tx, selections, now);
  const terms = termsOf(order, states, now);
  const giftId = order.gift_id ?? null;
  const possible = possibleReturn({ stake, terms, isFree: giftId !== null });
  const rules = stakeRules(currency);
  const accountId = await cashAccountId(tx, { playerId, currency });
  if (accountId === null) throw new Refusal('currency_not_available', { path: ['currency'] });
  checkStakeLimits({ stake, possible, terms, currency }, rules);
  const holdId = randomUUID();
  const odds = totalOdds(terms);
  const paying = { betId: order.id, holdId, playerId, accountId, currency, stake, odds, selections, giftId, now };
  const funding = await payStake(tx, paying);
  const decideAt = states.some(isLive) ? new Date(now.getTime() + liveDelayMs) : null;
  const bet = {
    id: order.id,
    player_id: BigInt(playerId),
    digest: digestOf([playerId, order]),
    hold_id: holdId,
    currency,
    stake,
    odds_change: order.odds_change,
    sizes: terms.sizes,
    status: decideAt ? ('pending' as const) : ('accepted' as const),
    possible_return: possible,
    funding: funding && fundingText(funding),
    placed_at: now,
    decide_at: decideAt,
    decided_at: decideAt ? null : now,
  };
  const legs = terms.legs.map((leg, at) => ({
    ...selections[at]!,
    ...seenOf(order.legs[at]!, states[at]!),
    ...leg,
    bet_id: bet.id,
    player_id: bet.player_id,
    position: at,
    reserved: liabilityOf(stake, terms, at),
  }));
  const [rows] = await Promise.all([
    run(tx, insertBet(bet)),
    run(tx, tables.insertInto('sport_bet_legs').values(legs)),
  ]);
  const taken = await withLegs(tx, rows);
  await publishBets(tx, taken);
  // Last: everybody who bets on these outcomes waits for their reserves.
  const reserves = legs.map((leg) => reserveOf(leg, bet, leg.reserved));
  await changeReserves(tx, reserves, rules.maxLiability);
  return taken;
}

const selectionOf = ({ event_id, market_id, specifiers, outcome }: LegOrder): Selection => ({
  event_id: BigInt(event_id),
  market_id,
  specifiers,
  outcome,
});

/** What decides part of the other can't be multiplied with it. */
function refuseRelated(selections: readonly Selection[]): void {
  if (new Set(selections.map(({ event_id }) => event_id)).size < selections.length)
    throw new Refusal('legs_related', { path: ['legs'] });
}

/** The legs at the prices they go on at, and how they make up lines. */
function termsOf({ legs, sizes, odds_change }: BetOrder, states: readonly LegState[], now: Date) {
  const taken = legs.map((seen, at) => {
    const state = states[at]!;
    return { odds: priceOf({ at, state, seen }, odds_change, now), fair: state.fair, banker: seen.banker ?? false };
  });
  return { legs: taken, sizes: sizes ?? [taken.filter(({ banker }) => !banker).length] };
}

/** What was on the player's screen, and the score it was sent at if its match was on. */
function seenOf({ odds }: LegOrder, state: LegState) {
  const score = isLive(state) ? state.score : null;
  return {
    shown_odds: odds,
    market_version: state.marketVersion,
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
  };
}
