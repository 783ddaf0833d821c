import { randomUUID } from 'node:crypto';
import { payout } from '@croupier/bet-math';
import { Refusal, type Bet, type BetOrder } from '@croupier/contracts';
import { digestOf, requireSameOrder, sql, type Database, type Transaction } from '@croupier/server-database';
import { checkStake } from '@croupier/server-limits';
import { cashAccountId, placeHold } from '@croupier/server-wallet';
import { publishBets, toBets, type BetRow } from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { isLive, lockLeg, type LegState } from './leg-state.ts';
import { reserveLiability } from './liability.ts';
import { stakeRules } from './stake-rules.ts';

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
    const row = (await knownBet(tx, request)) ?? (await takeBet(tx, request));
    return (await toBets(tx, [row]))[0]!;
  });
}

/** The bet itself is the record of its id. Two orders under one id wait for each other here; the second sees what the first became. */
async function knownBet(tx: Transaction, { playerId, order }: BetRequest): Promise<BetRow | null> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sport_bet:${order.id}`}, 0))`);
  const [known] = await tx.query<BetRow>(sql`select * from sport_bets where id = ${order.id}`);
  if (known) requireSameOrder(known.digest, digestOf([playerId, order]));
  return known ?? null;
}

async function takeBet(tx: Transaction, { playerId, order, now, liveDelayMs }: BetRequest): Promise<BetRow> {
  const leg = order.legs[0]!;
  const { currency } = order;
  const stake = BigInt(order.stake_cents);
  const state = await lockLeg(tx, leg, now);
  const odds = priceOf(state, leg, order.odds_change, now);
  const possible = payout({ stake, legs: [{ odds, result: 1, voidFactor: 0 }], sizes: [1] });
  const rules = stakeRules(currency);
  if ((await cashAccountId(tx, { playerId, currency })) === null)
    throw new Refusal('currency_not_available', { path: ['currency'] });
  if (stake < rules.minStake)
    throw new Refusal('stake_too_small', {
      path: ['stake_cents'],
      params: { min_stake_cents: Number(rules.minStake), currency },
    });
  if (possible > rules.maxReturn) throw tooLarge(rules.maxReturn, odds, currency);
  await reserveLiability(tx, { ...outcomeOf(leg), currency, amount: possible }, rules.maxLiability);
  const holdId = randomUUID();
  await placeHold(tx, { id: holdId, playerId, currency, amount: stake, kind: 'bet', now });
  await checkStake(tx, { playerId, currency, amount: stake, now });
  const decideAt = isLive(state) ? new Date(now.getTime() + liveDelayMs) : null;
  const row = await insertBet(tx, { playerId, order, holdId, possible, now, decideAt });
  await insertLeg(tx, order, state, odds);
  await publishBets(tx, [row]);
  return row;
}

const outcomeOf = ({ event_id, market_id, specifiers, outcome }: BetOrder['legs'][number]) => ({
  event_id,
  market_id,
  specifiers,
  outcome,
});

/** Says the largest stake that would still be taken at this price. */
function tooLarge(maxReturn: bigint, odds: number, currency: string): Refusal {
  const max = (maxReturn * 10_000n) / BigInt(odds);
  return new Refusal('stake_too_large', { path: ['stake_cents'], params: { max_stake_cents: Number(max), currency } });
}

interface NewBet extends Pick<BetRequest, 'playerId' | 'order' | 'now'> {
  holdId: string;
  possible: bigint;
  /** Null when it is accepted at once. */
  decideAt: Date | null;
}

async function insertBet(
  tx: Transaction,
  { playerId, order, holdId, possible, now, decideAt }: NewBet,
): Promise<BetRow> {
  const [row] = await tx.query<BetRow>(sql`
    insert into sport_bets (id, player_id, digest, hold_id, currency, stake, odds_change, status, possible_return, placed_at, decide_at, decided_at)
    values (${order.id}, ${playerId}, ${digestOf([playerId, order])}, ${holdId}, ${order.currency}, ${BigInt(order.stake_cents)}, ${order.odds_change},
      ${decideAt ? 'pending' : 'accepted'}, ${possible}, ${now}, ${decideAt}, ${decideAt ? null : now})
    returning *`);
  return row!;
}

async function insertLeg(tx: Transaction, { id, legs }: BetOrder, state: LegState, odds: number): Promise<void> {
  const leg = legs[0]!;
  const score = isLive(state) ? state.score : null;
  await tx.query(sql`
    insert into sport_bet_legs (bet_id, position, event_id, market_id, specifiers, outcome, shown_odds, odds, fair, market_version, home_score, away_score)
    values (${id}, 0, ${leg.event_id}, ${leg.market_id}, ${leg.specifiers}, ${leg.outcome}, ${leg.odds}, ${odds}, ${state.fair},
      ${state.marketVersion}, ${score?.home ?? null}, ${score?.away ?? null})`);
}
