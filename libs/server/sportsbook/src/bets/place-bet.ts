import { type Bet, Refusal } from '@croupier/contracts';
import {
  type BatchAnswer,
  type Database,
  digestOf,
  HELD,
  requireSameOrder,
  sql,
  type Transaction,
} from '@croupier/server-database';
import { fundingText, type StoredFunding } from '@croupier/server-promotions';
import { logEntries } from '../day-log/log-entry.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { holdEvents, holdFreeEvents } from '../events/lock-event.ts';
import {
  type BetRow,
  findBets,
  insertBets,
  type NewBet,
  type NewLeg,
  publishBets,
  toBet,
  withLegs,
} from './bet-row.ts';
import { readLines } from './leg-state.ts';
import { reserveTogether } from './liability.ts';
import { lockStakes, type Paid } from './pay-stakes.ts';
import { type BetAsk, type BetPlan, planBet, selectionsOf } from './plan-bet.ts';

export interface BetRequest extends BetAsk {
  now: Date;
  /** Milliseconds a live bet waits. */
  liveDelayMs: number;
}

export interface BetsContext {
  db: Database;
  clock: () => Date;
  liveDelayMs: number;
  /** What other transactions hold is waited for, or whoever needs it comes again: a batch must not wait for one player. */
  waitsFor: 'all' | 'matches' | 'nothing';
}

/** The answer of a bet on a match that is being changed, by a batch that waits for none: nothing of it was done. */
export class MatchMoving extends Error {
  override readonly name = 'MatchMoving';
}

export type BetAnswer = BatchAnswer<Bet>;

/**
 * Takes a bet once per id: all of it in one transaction, or nothing. Before kick-off it is accepted at once, during
 * play it waits. Sent again it answers how the bet stands now; another order under its id is refused.
 */
export async function placeBet(db: Database, { now, liveDelayMs, ...ask }: BetRequest): Promise<Bet> {
  const [answer] = await placeBets({ db, clock: () => now, liveDelayMs, waitsFor: 'all' }, [ask]);
  if (answer instanceof Error) throw answer;
  return answer as Bet; // It waited: nobody else's lock is its answer.
}

/** The same for many bets in one transaction, each taken or refused by itself. */
export async function placeBets(context: BetsContext, asks: readonly BetAsk[]): Promise<BetAnswer[]> {
  const [only] = asks;
  if (asks.length > 1 && asks.some(isAlone)) return placeApart(context, asks);
  try {
    return await context.db.transaction(async (tx) => {
      const answers = await takeBets(tx, context, asks);
      if (only && asks.length === 1 && answers[0] instanceof Refusal) throw answers[0]; // Nothing of it stays.
      return answers;
    });
  } catch (error) {
    if (error instanceof Refusal && asks.length === 1) return [error];
    if (context.waitsFor !== 'all' && (error as { code?: string }).code === LOCK_TIMEOUT) return asks.map(() => HELD);
    throw error;
  }
}

const LOCK_TIMEOUT = '55P03';

/** A free bet is begun before it is known to fit: refused, its transaction takes that back. */
const isAlone = ({ order }: BetAsk): boolean => order.gift_id !== undefined;

async function placeApart(context: BetsContext, asks: readonly BetAsk[]): Promise<BetAnswer[]> {
  const answers = new Map<BetAsk, BetAnswer>();
  const groups = [asks.filter((ask) => !isAlone(ask)), ...asks.filter(isAlone).map((ask) => [ask])];
  for (const group of groups.filter(({ length }) => length > 0)) {
    const answered = await placeBets(context, group).catch((error: unknown) => group.map(() => error as Error));
    group.forEach((ask, at) => answers.set(ask, answered[at]!));
  }
  return asks.map((ask) => answers.get(ask)!);
}

/** What a bet waits for: another one of the player's, a match being changed, the reserve of its outcome. */
const WAITS = { lockMs: 3_000, statementMs: 5_000 };

/** Locks in the one order (ids, events, wallets, limits, reserves), decides bet by bet in memory, writes each table once. */
export async function takeBets(tx: Transaction, context: BetsContext, asks: readonly BetAsk[]): Promise<BetAnswer[]> {
  const { now, first } = await planBets(tx, context, asks);
  const plans = first.filter(isPlan);
  const decided = plans.length === 0 ? new Map<BetPlan, Decided>() : await takePlans(tx, plans, { ...context, now });
  const stored = [...decided.values(), ...first].filter(isStored);
  const bets = await withLegs(
    tx,
    stored.map(({ row }) => row),
  );
  const isNew = new Set(stored.flatMap(({ row, taken }) => (taken ? row.id : [])));
  await publishBets(
    tx,
    bets.filter(({ row }) => isNew.has(row.id)),
  );
  const answers = new Map(bets.map((bet) => [bet.row.id, toBet(bet)]));
  return first.map((each) => {
    const answer = isPlan(each) ? decided.get(each)! : each;
    return isStored(answer) ? answers.get(answer.row.id)! : answer;
  });
}

/** A bet that is stored: taken now, or before. */
interface Stored {
  row: BetRow;
  taken: boolean;
}
type Decided = Stored | Refusal | MatchMoving | typeof HELD;

const isPlan = (each: Decided | BetPlan): each is BetPlan => typeof each === 'object' && 'reserves' in each;
const isStored = (each: Decided | BetPlan): each is Stored => typeof each === 'object' && 'row' in each;

/** What work answers, or its refusal; whatever else it throws is nobody's answer. */
function orRefusal<Result>(work: () => Result): Result | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The bet itself is the record of its id. Two orders under one id wait for each other; the second sees what the first became. */
async function planBets(tx: Transaction, { clock, liveDelayMs, waitsFor }: BetsContext, asks: readonly BetAsk[]) {
  const ids = asks.map(({ order }) => order.id);
  const selections = asks.flatMap(selectionsOf);
  const eventIds = selections.map(({ event_id }) => event_id);
  const [, heldIds, existing, heldEvents, lines] = await Promise.all([
    boundWaits(tx, WAITS),
    waitsFor === 'all' ? lockIds(tx, ids) : lockFreeIds(tx, ids),
    findBets(tx, ids),
    waitsFor === 'nothing' ? holdFreeEvents(tx, eventIds) : holdEvents(tx, eventIds),
    readLines(tx, selections), // A statement after the locks: what it sees was committed before they were ours.
  ]);
  const now = clock();
  const known = new Map(existing.map((row) => [row.id, row]));
  const first = asks.map((ask, at): Decided | BetPlan => {
    const { playerId, order } = ask;
    if (heldIds.has(order.id) || ids.indexOf(order.id) < at) return HELD;
    return orRefusal(() => {
      const row = known.get(order.id);
      if (row) requireSameOrder(row.digest, digestOf([playerId, order]));
      if (row) return { row, taken: false };
      const isHeld = selectionsOf(ask).some(({ event_id }) => heldEvents.has(event_id));
      return isHeld ? new MatchMoving() : planBet(ask, { lines, now, liveDelayMs });
    });
  });
  return { now, first };
}

interface Taken extends Paid {
  plan: BetPlan;
}

/** Takes the money of planned bets and stores them; reserves are locked last, for everybody who bets on the outcomes waits. */
async function takePlans(
  tx: Transaction,
  plans: readonly BetPlan[],
  { now, waitsFor, liveDelayMs }: BetsContext & { now: Date },
): Promise<Map<BetPlan, Decided>> {
  const stakes = await lockStakes(tx, { plans, now, waits: waitsFor === 'all' });
  const free = plans.filter((plan) => !stakes.isHeld(plan));
  const reserves = await reserveTogether(
    tx,
    free.flatMap((plan) => plan.reserves),
  );
  const taken: Taken[] = [];
  const decided = new Map<BetPlan, Decided>(plans.map((plan) => [plan, HELD]));
  for (const plan of free) {
    const refusal = orRefusal(() => {
      stakes.check(plan);
      reserves.take(plan.reserves, plan.rules.maxLiability);
    });
    if (refusal) decided.set(plan, refusal);
    else taken.push({ plan, ...stakes.pay(plan) });
  }
  const [rows] = await Promise.all([
    insertBets(
      tx,
      taken.map((each) => toRow(each, now)),
      taken.flatMap(toLegRows),
    ),
    stakes.write(tx, now),
    reserves.giveBack(tx),
  ]);
  const recorded = taken.filter(({ plan, funding }) => plan.recorded && !funding);
  await logEntries(
    tx,
    recorded.map(({ plan: { playerId, order } }) => ({ kind: 'bet', at: now, player: playerId, order, liveDelayMs })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { plan } of taken) decided.set(plan, { row: byId.get(plan.order.id)!, taken: true });
  return decided;
}

function toRow({ plan, holdId, funding }: Taken, now: Date): NewBet {
  const { order, playerId, decideAt } = plan;
  return {
    id: order.id,
    player_id: BigInt(playerId),
    digest: `\\x${digestOf([playerId, order]).toString('hex')}`,
    hold_id: holdId,
    currency: order.currency,
    stake: plan.stake,
    odds_change: order.odds_change,
    sizes: plan.sizes,
    each_way: plan.eachWay,
    status: decideAt ? 'pending' : 'accepted',
    possible_return: plan.possible,
    funding: funding && (JSON.parse(fundingText(funding)) as StoredFunding),
    placed_at: now,
    decide_at: decideAt,
    decided_at: decideAt ? null : now,
    sold_stake: 0n,
    sold_for: 0n,
  };
}

const toLegRows = ({ plan: { order, playerId, legs } }: Taken): NewLeg[] =>
  legs.map((leg, position) => ({ ...leg, bet_id: order.id, player_id: BigInt(playerId), position }));

export async function lockIds(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  await tx.query({
    name: 'sport_lock_ids',
    ...sql`
      select pg_advisory_xact_lock(key) from (
        select hashtextextended('sport_bet:' || id, 0) as key from unnest(${ids}::text[]) as id order by key offset 0) as sorted`,
  });
  return new Set();
}

/** Those that another transaction has are named. */
async function lockFreeIds(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>({
    name: 'sport_lock_free_ids',
    ...sql`
      select id from unnest(${ids}::text[]) as id where not pg_try_advisory_xact_lock(hashtextextended('sport_bet:' || id, 0))`,
  });
  return new Set(rows.map(({ id }) => id));
}
