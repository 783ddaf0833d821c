import { type Bet, Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import {
  type BatchAnswer,
  type Database,
  digestOf,
  HELD,
  requireSameOrder,
  sql,
  type Transaction,
} from '@croupier/server-database';
import { type BonusCopy, fundingText, type StoredFunding } from '@croupier/server-promotions';
import { logEntries } from '../day-log/log-entry.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { holdEvents, holdFreeEvents } from '../events/lock-event.ts';
import { countDays, readDay } from '../limits/day-liability.ts';
import { readOperatorLimits } from '../limits/operator-limits.ts';
import { sumOpenBets } from '../limits/player-liability.ts';
import { requireRoom } from '../limits/rooms.ts';
import { betRooms, legRooms } from './bet-rooms.ts';
import {
  type BetRow,
  type BetWithLegs,
  dayChangeOf,
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
import type { LiveDelay } from './live-delay.ts';
import { lockStakes, ownerOf, type Paid } from './pay-stakes.ts';
import { type BetAsk, type BetPlan, planBet, selectionsOf } from './plan-bet.ts';

export interface BetRequest extends BetAsk {
  now: Date;
  liveDelayMs: LiveDelay;
}

export interface BetsContext {
  db: Database;
  clock: () => Date;
  liveDelayMs: LiveDelay;
  /**
   * Locks the transaction waits for. Bets that need any other held lock are retried: a batch must not wait for one
   * player.
   */
  waitsFor: 'all' | 'matches' | 'nothing';
  /** True keeps the row of the day locked while bets are decided. Used for the retry after `DayMoved`. */
  holdsDay?: boolean;
}

/** Rolls back a transaction: today's liability got so close to its limit that its row must be locked first. */
class DayMoved extends Error {
  override readonly name = 'DayMoved';
}

/** Answer for a bet on a match that is being changed, from a batch that doesn't wait. Nothing was stored. */
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

/** Places many bets in one transaction. Each is accepted or refused independently. */
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
    if (error instanceof DayMoved) return placeBets({ ...context, holdsDay: true }, asks);
    if (context.waitsFor !== 'all' && (error as { code?: string }).code === LOCK_TIMEOUT) return asks.map(() => HELD);
    throw error;
  }
}

const LOCK_TIMEOUT = '55P03';

/** True for a free bet. It is activated before it is checked, so a refusal must roll back its own transaction. */
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

/** Limits the wait for another bet of the player, a match that is being changed, or the reserve of an outcome. */
const WAITS = { lockMs: 3_000, statementMs: 5_000 };

/**
 * Takes bets: locks in one order (ids, events, wallets, limits, reserves), decides each bet in memory, then writes each
 * table once.
 */
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
  const fresh = bets.filter(({ row }) => isNew.has(row.id));
  const [isWithin] = await Promise.all([countToday(tx, fresh, plans), publishBets(tx, fresh)]);
  if (!isWithin) throw new DayMoved();
  const answers = new Map(bets.map((bet) => [bet.row.id, toBet(bet)]));
  return first.map((each) => {
    const answer = isPlan(each) ? decided.get(each)! : each;
    return isStored(answer) ? answers.get(answer.row.id)! : answer;
  });
}

const countToday = (tx: Transaction, bets: readonly BetWithLegs[], [firstPlan]: readonly BetPlan[]): Promise<boolean> =>
  countDays(
    tx,
    bets.map(({ row }) => dayChangeOf(row, row.possible_return)),
    firstPlan && ((currency) => firstPlan.limits.of('day', currency)),
  );

/** A bet that is stored: taken now, or before. */
interface Stored {
  row: BetRow;
  taken: boolean;
}
type Decided = Stored | Refusal | MatchMoving | typeof HELD;

const isPlan = (each: Decided | BetPlan): each is BetPlan => typeof each === 'object' && 'reserves' in each;
const isStored = (each: Decided | BetPlan): each is Stored => typeof each === 'object' && 'row' in each;

/** Returns the result of the work, or its refusal. Rethrows any other error. */
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
  const players = Array.from(new Set(asks.map(({ playerId }) => playerId)));
  const selections = asks.flatMap(selectionsOf);
  const eventIds = selections.map(({ event_id }) => event_id);
  const [, limits, heldIds, existing, heldEvents, lines] = await Promise.all([
    boundWaits(tx, WAITS),
    readOperatorLimits(tx, players),
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
      return isHeld ? new MatchMoving() : planBet(ask, { lines, limits, now, liveDelayMs });
    });
  });
  return { now, first };
}

interface Taken extends Paid {
  plan: BetPlan;
  /** Bonus that pays part of a recorded bet, as it was before. */
  bonus: BonusCopy | null;
}

/**
 * Takes the stakes of planned bets and stores the bets. Reserves are locked last, because every bet on the same
 * outcomes waits for them.
 */
async function takePlans(
  tx: Transaction,
  plans: readonly BetPlan[],
  { now, waitsFor, liveDelayMs, holdsDay = false }: BetsContext & { now: Date },
): Promise<Map<BetPlan, Decided>> {
  const stakes = await lockStakes(tx, { plans, now, waits: waitsFor === 'all' });
  const free = plans.filter((plan) => !stakes.isHeld(plan));
  const [open, reserves] = await Promise.all([
    sumOpenBets(tx, free.map(ownerOf)),
    reserveTogether(
      tx,
      free.flatMap((plan) => plan.reserves),
    ),
  ]);
  const day = await readToday(tx, free, { now, holdsDay });
  const taken: Taken[] = [];
  const decided = new Map<BetPlan, Decided>(plans.map((plan) => [plan, HELD]));
  for (const plan of free) {
    const refusal = orRefusal(() => {
      stakes.check(plan);
      const { currency } = plan.order;
      const left = { player: open.of(ownerOf(plan)), day: day.get(currency) ?? 0n };
      const asking = { ...plan, currency, isFree: plan.giftId !== null };
      requireRoom([...legRooms(asking, reserves), ...betRooms(asking, left)], asking);
    });
    if (refusal) {
      decided.set(plan, refusal);
      continue;
    }
    const bonus = plan.recorded ? stakes.bonusOf(plan) : null;
    taken.push({ plan, bonus, ...stakes.pay(plan) });
    reserves.take(plan.reserves);
    open.add(ownerOf(plan), plan.possible);
    addTo(day, plan);
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
  const recorded = taken.filter(({ plan }) => plan.recorded);
  await logEntries(
    tx,
    recorded.map(({ plan: { playerId, order }, bonus, funding }) => ({
      ...{ kind: 'bet', at: now, player: playerId, order, liveDelayMs },
      ...(bonus && funding ? { by: { bonus, paid: toWire(funding.paid) } } : {}),
    })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { plan } of taken) decided.set(plan, { row: byId.get(plan.order.id)!, taken: true });
  return decided;
}

const addTo = (sums: Map<CurrencyCode, bigint>, { order: { currency }, possible }: BetPlan): void =>
  void sums.set(currency, (sums.get(currency) ?? 0n) + possible);

/** Returns today's liability by currency. Locks it where these bets might exceed the limit. */
async function readToday(
  tx: Transaction,
  plans: readonly BetPlan[],
  { now: at, holdsDay }: { now: Date; holdsDay: boolean },
): Promise<Map<CurrencyCode, bigint>> {
  const currencies = plans.map(({ order }) => order.currency);
  const day = await readDay(tx, { at, currencies, lock: holdsDay });
  const all = new Map(day);
  for (const plan of plans) addTo(all, plan);
  const isNear = plans.some(
    ({ limits, order: { currency } }) => (all.get(currency) ?? 0n) > limits.of('day', currency),
  );
  return isNear && !holdsDay ? readDay(tx, { at, currencies, lock: true }) : day;
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
