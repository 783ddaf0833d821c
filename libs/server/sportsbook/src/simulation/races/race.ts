import {
  deductionFor,
  FIELD_MARKETS,
  greyhounds,
  nextChances,
  placeTerms,
  priceBook,
  type PricedMarket,
  RULE_4_TABLE,
} from '@croupier/bet-math';
import type { Club, Field } from '@croupier/contracts';
import type { MatchUpdate } from '../../feed/feed.ts';
import { streamOf } from '../random.ts';
import { abilityOf } from './tracks.ts';

/** Input of a simulated race. The same input gives the same race on every server. */
export interface Race {
  readonly seed: Uint8Array;
  readonly off: Date;
  /** Speed factor compared with real time. */
  readonly pace: number;
  readonly number: number;
  readonly distance: number;
  /** Dogs in trap order. */
  readonly dogs: readonly Club[];
  /**
   * True if odds move and dogs may be withdrawn before the start. If false, every race with an even number is a dead
   * heat.
   */
  readonly drifts: boolean;
}

const MARGIN = 0.13;
/** Prices move so many seconds before the off. */
const MOVES = [150, 115, 80, 50, 30, 15, 5];
const MOVE_SPREAD = 0.09;
const FORM_SPREAD = 0.22;
/** Chances that a dog is withdrawn, and that two neighbouring finishers are a dead heat. */
const WITHDRAWN = 0.05;
const DEAD_HEAT = 0.02;
/** Seconds from one word on a race being run to the next. */
const TOLD_EVERY = 2;
const METRES_A_SECOND = 16.4;
/** Seconds the judge takes. */
const JUDGED = 3;

interface Plan {
  /** To win, by trap; of the one that stays away too. */
  readonly chances: readonly number[];
  /** Thoughts of earlier moments differ from it by these, a list a move. */
  readonly moves: readonly (readonly number[])[];
  readonly away: { readonly trap: number; readonly second: number } | null;
  readonly ranks: readonly (number | null)[];
  /** Seconds each takes. */
  readonly seconds: readonly number[];
  readonly sway: readonly number[];
}

/** A race before it is run: everything that will happen. */
function planOf({ seed, dogs, distance, number, drifts }: Race): Plan {
  const chance = streamOf(seed, 'race');
  const weights = dogs.map((dog) => Math.exp(abilityOf(dog) + FORM_SPREAD * chance.normal()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => weight / total);
  const absent = chance.next() < WITHDRAWN && drifts;
  const drawn = { trap: Math.floor(chance.next() * dogs.length), second: -Math.round(chance.between(20, 70)) };
  const away = absent ? drawn : null;
  const order = orderOf(running(chances, away?.trap), chance.next);
  const ranks: (number | null)[] = dogs.map(() => null);
  const seconds = dogs.map(() => 0);
  let [rank, time] = [1, (distance / METRES_A_SECOND) * chance.between(0.98, 1.02)];
  for (const [at, trap] of order.entries()) {
    const shown = !drifts && number % 2 === 0 && at === 1;
    const tied = (chance.next() < DEAD_HEAT || shown) && at > 0;
    if (!tied && at > 0) [rank, time] = [at + 1, time + chance.between(0.04, 0.45)];
    [ranks[trap], seconds[trap]] = [rank, time];
  }
  const sway = dogs.map(() => chance.normal() * 0.018);
  const moves = MOVES.map(() => dogs.map(() => chance.normal() * MOVE_SPREAD));
  return { chances, moves: drifts ? moves : [], away, ranks, seconds, sway };
}

/** Draws the finishing order from the chances behind the odds. */
function orderOf(chances: readonly number[], next: () => number): number[] {
  const order: number[] = [];
  while (order.length < chances.filter((chance) => chance > 0).length) {
    let left = next();
    const each = nextChances(chances, order);
    const at = each.findIndex((one) => one > 0 && (left -= one) < 0);
    order.push(at >= 0 ? at : each.findLastIndex((one) => one > 0));
  }
  return order;
}

function running(chances: readonly number[], away: number | undefined): number[] {
  const left = chances.map((chance, trap) => (trap === away ? 0 : chance));
  const total = left.reduce((sum, chance) => sum + chance, 0);
  return left.map((chance) => chance / total);
}

export interface RacePlay {
  /** Milliseconds since the epoch at which there is something to tell, in order. */
  readonly times: readonly number[];
  /** Returns the state of the race at a moment. */
  readonly at: (moment: Date) => MatchUpdate;
  readonly opening: () => { readonly field: Field; readonly prices: PricedMarket[] };
}

export function raceOf(race: Race): RacePlay {
  const plan = planOf(race);
  const slowest = Math.max(...plan.seconds);
  const told = Array.from(
    { length: Math.ceil(slowest / race.pace / TOLD_EVERY) },
    (_, at) => (at + 1) * TOLD_EVERY * race.pace,
  );
  const seconds = [
    ...plan.moves.map((_, at) => -MOVES[at]!),
    ...(plan.away ? [plan.away.second] : []),
    0,
    ...told.filter((second) => second < slowest),
    slowest + JUDGED,
  ];
  const early = new Date(race.off.getTime() - 86_400_000);
  return {
    // Rounded up: an update is never early, and the last one is the result.
    times: seconds.map((second) => Math.ceil(race.off.getTime() + (second * 1_000) / race.pace)).sort((a, b) => a - b),
    at: (moment) => raceAt(race, plan, moment),
    opening: () => ({ field: fieldAt(race, plan, early), prices: pricesAt(race, plan, -Infinity) }),
  };
}

const secondOf = ({ off, pace }: Race, moment: Date): number => ((moment.getTime() - off.getTime()) / 1_000) * pace;

function raceAt(race: Race, plan: Plan, moment: Date): MatchUpdate {
  const second = secondOf(race, moment);
  const over = second >= Math.max(...plan.seconds) + JUDGED - 1e-3;
  const terms = placeTerms(race.dogs.length);
  const finish = { ranks: plan.ranks, places: terms?.places ?? 1 };
  return {
    at: moment,
    status: over ? 'ended' : second >= 0 ? 'live' : 'not_started',
    period: null,
    periodSecond: 0,
    score: { home: 0, away: 0 },
    detail: null,
    goals: [],
    incidents: [],
    lineups: null,
    facts: { periods: [], goals: [], over, abandoned: false, ...(over ? { finish } : {}) },
    stop: second >= 0 && !over ? 'started' : null,
    prices: over ? [] : pricesAt(race, plan, second),
    model: null,
    field: fieldAt(race, plan, moment),
    ...(over ? { seed: Buffer.from(race.seed).toString('hex') } : {}),
  };
}

/** The nearer the off, the nearer what is thought of the runners is to what they are. */
function chancesAt({ chances, moves }: Plan, second: number, away: number | undefined): number[] {
  const coming = moves.filter((_, at) => -MOVES[at]! > second);
  const thought = chances.map((chance, trap) => chance * Math.exp(coming.reduce((sum, move) => sum + move[trap]!, 0)));
  return running(thought, away);
}

function pricesAt({ dogs }: Race, plan: Plan, second: number, only?: readonly number[]): PricedMarket[] {
  const away = plan.away && second >= plan.away.second ? plan.away.trap : undefined;
  const places = placeTerms(dogs.length)?.places ?? 1;
  const priced = priceBook(
    greyhounds,
    { chances: chancesAt(plan, second, away), places },
    {
      margin: MARGIN,
      ...(only && { only }),
    },
  );
  // A race of six has the first prices of the sixteen there may be.
  return priced.map((market) => {
    const length = market.marketId === FIELD_MARKETS.forecast ? dogs.length * (dogs.length - 1) : dogs.length;
    return { ...market, fair: market.fair.slice(0, length), odds: market.odds?.slice(0, length) ?? null };
  });
}

const winPrices = (race: Race, plan: Plan, second: number) =>
  pricesAt(race, plan, second, [FIELD_MARKETS.win])[0]?.odds ?? [];

function fieldAt(race: Race, plan: Plan, moment: Date): Field {
  const second = secondOf(race, moment);
  const { away, seconds, ranks } = plan;
  const slowest = Math.max(...seconds);
  const starting = second >= 0 ? winPrices(race, plan, 0) : [];
  return {
    kind: 'race',
    number: race.number,
    distance: race.distance,
    terms: placeTerms(race.dogs.length),
    deduction_table: RULE_4_TABLE,
    runners: race.dogs.map((club, trap) => {
      const gone = away?.trap === trap && second >= away.second;
      const runs = second >= 0 && !gone;
      return {
        number: trap + 1,
        club,
        withdrawn: gone ? withdrawal(race, plan, away) : null,
        starting_odds: runs ? (starting[trap] ?? null) : null,
        progress: runs ? progressAt(second, seconds[trap]!, plan.sway[trap]!) : null,
        rank: second >= slowest + JUDGED - 1e-3 ? ranks[trap]! : null,
      };
    }),
  };
}

/** Returns the withdrawal with its deduction, based on the odds just before. */
function withdrawal(race: Race, plan: Plan, { trap, second }: NonNullable<Plan['away']>) {
  const odds = winPrices(race, { ...plan, away: null }, second - 1e-3)[trap];
  return {
    at: new Date(race.off.getTime() + (second * 1_000) / race.pace).toISOString(),
    deduction: odds ? deductionFor(odds) : 0,
  };
}

/** Thousandths of the way: some lead early, some come late. */
function progressAt(second: number, takes: number, sway: number): number {
  const done = Math.min(second / takes, 1);
  return Math.round(1_000 * Math.min(1, Math.max(0, done + sway * Math.sin(Math.PI * done))));
}
