import { COMBINATION, combinationOf, FIELD_MARKETS, marketKind } from '@croupier/bet-math';
import { type BetOrder, type FieldEvent, Refusal, type SportEventDetail } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { insertPlayers } from '@croupier/server-players/testing';
import { changeBonus, giveBonus } from '@croupier/server-promotions/testing';
import { derivedId } from '@croupier/server-wallet';
import { fund } from '@croupier/server-wallet/testing';
import { decideBets } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readBets } from '../bets/read-bets.ts';
import { readCombination } from '../bets/read-combination.ts';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import { startRecording } from '../day-log/record-day.ts';
import { readEvent, readEvents } from '../events/read-events.ts';
import { readField, readFields } from '../events/read-fields.ts';
import { addTournaments } from '../feed/add-fixture.ts';
import type { Feed } from '../feed/feed.ts';
import { type Stream, streamOf } from '../simulation/random.ts';
import { advanceFeed } from './advance-feed.ts';
import { dayOperator } from './day-operator.ts';

export interface BetDay {
  feed: Feed;
  seed: Uint8Array;
  start: Date;
  bets: number;
  betsPerSecond: number;
  players: number;
  /** Looked at each second, after everything of it. */
  onSecond?: () => Promise<void>;
}

const FUNDS = 100_000_000n;
/** Players beside the others who have a bonus and free bets, and little else. */
export const BONUS_PLAYERS = 3;
const LITTLE = 2_000n;
/** Wagering requirement of a bonus, low enough that some players complete it. */
const REQUIREMENT = 20_000n;
/** Returns a player's balance at the start of the day. */
export const dayFunds = ({ playerId, players }: { playerId: number; players: number }): bigint =>
  playerId > players ? LITTLE : FUNDS;
const LIVE_DELAY_MS = 2_000;
/** Seconds after the last bet in which open bets are decided. */
const AFTER_SECONDS = 7;

type Leg = BetOrder['legs'][number];
/** Forms a bet is drawn from, each entry with a chance of one in ten. */
const FORMS = ['single', 'single', 'single', 'single', 'multiple', 'multiple', 'system', 'banker', 'builder', 'sale'];
/** One bet in this many is on a race. */
const RACE_BETS = 5;
/** One bet in this many is a free bet, for players who have one. */
const GIFT_BETS = 3;

export interface DayDone {
  placed: number;
  refused: number;
  sold: number;
  /** By an operator, about markets. */
  decided: number;
  stops: number;
}

/** A day of bets of every form on everything a feed offers, recorded, an operator at work: all of it from a seed, so it is the same again. */
export async function playDay(db: Database, day: BetDay): Promise<DayDone> {
  const { feed, start, players } = day;
  await db.transaction(async (tx) => {
    await addTournaments(tx, feed.name, [], start);
    await startRecording(tx, feed.name, start);
  });
  await insertPlayers(db, players + BONUS_PLAYERS);
  for (let playerId = 1; playerId <= players + BONUS_PLAYERS; playerId++)
    await fund(db, { playerId, amount: dayFunds({ playerId, players }), now: start });
  const gifts = new Map<number, number>();
  for (let playerId = players + 1; playerId <= players + BONUS_PLAYERS; playerId++) {
    const id = await giveBonus(db, { playerId, definition: 'welcome', amount: 20_000n, now: start });
    await changeBonus(db, id, { max_stake: null, requirement: REQUIREMENT });
    gifts.set(playerId, await giveBonus(db, { playerId, definition: 'free-bet', now: start }));
  }
  const stream = streamOf(day.seed, 'day');
  const operator = dayOperator(db, streamOf(day.seed, 'operator'));
  const done = { placed: 0, refused: 0, sold: 0, decided: 0, stops: 0 };
  for (let second = 0, left: number = AFTER_SECONDS; left > 0; second++) {
    const now = new Date(start.getTime() + second * 1000);
    await advanceFeed(db, feed, now);
    await decideBets(db, now);
    await operator.turn(now);
    const [open, races] = [await readOpen(db), await readRaces(db)];
    for (let bet = 0; bet < day.betsPerSecond && done.placed < day.bets; bet++)
      await act(
        db,
        { stream, open, races, gifts, playerId: 1 + pickIndex(stream, players + BONUS_PLAYERS), now },
        done,
      );
    await day.onSecond?.();
    if (done.placed >= day.bets) left--;
  }
  return { ...done, ...operator.done() };
}

const pickIndex = (stream: Stream, length: number): number => Math.floor(stream.next() * length);
const pick = <Item>(stream: Stream, items: readonly Item[]): Item => items[pickIndex(stream, items.length)]!;

async function readOpen(db: Database): Promise<SportEventDetail[]> {
  const events = [
    ...(await readEvents(db, { state: 'live', limit: 6 })),
    ...(await readEvents(db, { state: 'upcoming', limit: 6 })),
  ];
  const details = [];
  for (const { id } of events) details.push(await readEvent(db, id));
  return details;
}

async function readRaces(db: Database): Promise<FieldEvent[]> {
  const next = await readFields(db, { kind: 'race', state: 'open', limit: 4 });
  const races = [];
  for (const { id } of next) races.push(await readField(db, id));
  return races;
}

interface Turn {
  stream: Stream;
  open: readonly SportEventDetail[];
  races: readonly FieldEvent[];
  /** Free bets, by player. */
  gifts: ReadonlyMap<number, number>;
  playerId: number;
  now: Date;
}

/** Makes one bet or sale. A refused one is refused again in a replay. */
async function act(db: Database, turn: Turn, done: DayDone): Promise<void> {
  const form = pick(turn.stream, FORMS);
  try {
    if (form === 'sale') {
      if (await sell(db, turn)) done.sold++;
      return;
    }
    const onRace = done.placed % RACE_BETS === 0 && raceOrder(turn, done.placed);
    const order = onRace || (await orderOf(db, form, turn, done.placed));
    if (!order) return;
    const gift = done.placed % GIFT_BETS === 0 ? turn.gifts.get(turn.playerId) : undefined;
    if (gift !== undefined) Object.assign(order, { gift_id: gift, stake_cents: 500 });
    done.placed++;
    await placeBet(db, { playerId: turn.playerId, order, now: turn.now, liveDelayMs: LIVE_DELAY_MS });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    done.refused++;
  }
}

async function orderOf(
  db: Database,
  form: string,
  { stream, open, now }: Turn,
  number: number,
): Promise<BetOrder | null> {
  const count = form === 'single' || form === 'builder' ? 1 : form === 'multiple' ? 2 + pickIndex(stream, 4) : 4;
  const events = [...open].map((event) => ({ event, rank: stream.next() })).sort((one, other) => one.rank - other.rank);
  const legs: Leg[] = [];
  for (const { event } of events) {
    if (legs.length === count) break;
    const leg = form === 'builder' ? await builderLeg(db, event, now) : lineLeg(stream, event);
    if (leg) legs.push(leg);
  }
  const [first, ...more] = legs;
  if (!first || legs.length < count) return null;
  const of = form === 'system' ? { sizes: [2, 3] } : form === 'banker' ? { sizes: [2] } : {};
  return {
    ...slipOf(stream, number),
    legs: [form === 'banker' ? { ...first, banker: true } : first, ...more],
    ...of,
  };
}

/** Returns a bet on one or two races: a win bet (sometimes at the starting price), each way, a forecast or a double. */
function raceOrder({ stream, races }: Turn, number: number): BetOrder | null {
  const form = pick(stream, ['win', 'each way', 'forecast', 'double'] as const);
  const legs = races.slice(0, form === 'double' ? 2 : 1).flatMap((race) => {
    const lines = race.markets.filter(({ market_id }) => market_id === FIELD_MARKETS.win || form === 'forecast');
    const leg = lineLeg(stream, { ...race, markets: lines });
    const starts = form === 'win' && stream.next() < 0.3;
    return leg ? [{ ...leg, ...(starts ? { starting_price: true } : {}) }] : [];
  });
  const [first, ...more] = legs;
  return first
    ? {
        ...slipOf(stream, number),
        legs: [first, ...more],
        ...(form === 'each way' || form === 'double' ? { each_way: true } : {}),
      }
    : null;
}

const slipOf = (stream: Stream, number: number) => ({
  id: derivedId('bet-day', String(number)),
  currency: 'EUR' as const,
  stake_cents: 120 * (1 + pickIndex(stream, 40)),
  odds_change: pick(stream, ['any', 'any', 'higher', 'none'] as const),
});

type Offered = Pick<SportEventDetail, 'id' | 'score' | 'markets'>;
const seenOf = (event: Offered) => ({ event_id: event.id, score: event.score });

function lineLeg(stream: Stream, event: Offered): Leg | null {
  const lines = event.markets.filter(({ status }) => status === 'active');
  if (lines.length === 0) return null;
  const { market_id, specifiers, odds, version } = pick(stream, lines);
  const outcome = pickIndex(stream, odds!.length);
  const price = odds![outcome];
  if (!price) return null;
  const name = marketKind(market_id)!.outcomes[outcome]!;
  return { ...seenOf(event), market_id, specifiers, outcome: name, odds: price, market_version: version };
}

/** The favourite's win and more than the middle line, together. */
async function builderLeg(db: Database, event: SportEventDetail, now: Date): Promise<Leg | null> {
  if (event.sport !== 'football') return null;
  const picks = [
    { marketId: 1, specifiers: '', outcome: 'home' },
    { marketId: 18, specifiers: 'total=2.5', outcome: 'over' },
  ];
  const outcomes = combinationOf(picks);
  const { odds, version, score, status } = await readCombination(db, { eventId: event.id, outcomes, now });
  if (odds === null || status !== 'active') return null;
  const outcome = COMBINATION.outcomes[0]!;
  return {
    event_id: event.id,
    market_id: COMBINATION.id,
    specifiers: outcomes,
    outcome,
    odds,
    market_version: version,
    score,
  };
}

/** Cashes out all or half of the player's newest bet that allows it. */
async function sell(db: Database, { stream, playerId, now }: Turn): Promise<boolean> {
  const share = pick(stream, [50, 100] as const);
  const { data } = await readBets(db, { playerId, state: 'open', limit: 20 });
  for (const { id: betId } of data.filter(({ status }) => status === 'accepted')) {
    const owned = { playerId, betId, now };
    const quote = await quoteCashOut(db, { ...owned, share }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (!quote) continue;
    await takeCashOut(db, { ...owned, quoteId: quote.id });
    return true;
  }
  return false;
}
