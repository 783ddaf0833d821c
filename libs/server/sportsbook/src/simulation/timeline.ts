import {
  beforeKickOff,
  countStates,
  type FootballCounts,
  type MatchFacts,
  type MatchState,
  type PlayerFacts,
  priceMarkets,
  type Score,
  shareLeftInFirst,
  shareOfGoalsLeft,
  type PricedMarket,
  type MatchSport,
} from '@croupier/bet-math';
import type { Incident, Lineups } from '@croupier/contracts';
import type { Goal, MatchUpdate } from '../feed/feed.ts';
import { type Course, courseOf, type FootballPlan, periodOf, ratesOfCounts, teamsOf } from './football/incidents.ts';
import { teamState } from './football/team.ts';
import { matchScript, type MatchScript, type Moment } from './match-script.ts';
import { MICRO } from './strengths.ts';

/** Margins before kick-off and live. */
export const MARGIN = 0.05;
export const LIVE_MARGIN = 0.06;

export interface Match extends FootballPlan {
  readonly sport: MatchSport;
  readonly kickOffAt: Date;
  readonly speed: number;
  /** Number of odds moves before kick-off. */
  readonly drifts: number;
  /** True if the schedule may be disrupted. */
  readonly troubles?: boolean;
  /** True for the estimate before lineups are announced. */
  readonly expected?: boolean;
}

/** One update of the match. */
export interface Message {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: 'play' | 'stop' | 'goal' | 'half_time' | 'whistle' | 'abandoned';
  readonly half: 0 | 1;
  readonly second: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Durations in seconds of the match. What a person must be able to see keeps its length in real time, within bounds. */
const pace = (speed: number) => ({
  breakSeconds: speed < 5 ? 900 : 300,
  repriceEvery: clamp(Math.round(4 * speed), 30, 600),
  stopBefore: clamp(Math.round(1.5 * speed), 10, 90),
  stopAfter: clamp(Math.round(5 * speed), 40, 240),
});

/** Everything the feed will say of a match, in order: a function of its seed, kick-off and speed. */
export function timelineOf(match: Match): Message[] {
  const { script } = scriptOf(match);
  const atOf = clockOf(match, script);
  const messages: Message[] = [];
  const add = (kind: Message['kind'], { half, second }: Moment) =>
    messages.push({ at: atOf({ half, second }), kind, half, second });
  for (const half of [0, 1] as const) {
    const length = half === 0 ? script.lengths.first : script.lengths.second;
    const stops = stopsOf(script, half, length, match.speed);
    for (let second = 0; second < length; second += pace(match.speed).repriceEvery) {
      if (!stops.some(({ from, until }) => second >= from && second < until)) add('play', { half, second });
    }
    for (const { from, until } of stops) {
      add('stop', { half, second: from });
      if (until < length) add('play', { half, second: until });
    }
    for (const goal of script.goals) if (goal.half === half) add('goal', goal);
    add(half === 0 ? 'half_time' : 'whistle', { half, second: length });
  }
  if (script.abandonedAt) add('abandoned', script.abandonedAt);
  messages.sort((a, b) => a.at - b.at || ORDER[a.kind] - ORDER[b.kind]);
  const end = messages.findIndex(({ kind }) => kind === 'whistle' || kind === 'abandoned');
  return messages.slice(0, end + 1);
}

const ORDER = { play: 0, stop: 1, goal: 2, half_time: 3, whistle: 4, abandoned: 5 } as const;

function clockOf({ kickOffAt, speed }: Match, { lengths }: MatchScript) {
  const secondHalfFrom = lengths.first + pace(speed).breakSeconds;
  return ({ half, second }: Moment): number =>
    Math.round(kickOffAt.getTime() + ((half === 0 ? second : secondHalfFrom + second) * 1000) / speed);
}

/** Stretches of a half during which no bets are taken: around goals and around attacks that came to nothing. */
function stopsOf(
  { goals, alarms }: MatchScript,
  half: 0 | 1,
  length: number,
  speed: number,
): { from: number; until: number }[] {
  const { stopBefore, stopAfter } = pace(speed);
  const all = [
    ...goals
      .filter((goal) => goal.half === half)
      .map(({ second }) => ({ from: second - stopBefore, until: second + stopAfter })),
    ...alarms
      .filter((alarm) => alarm.half === half)
      .map(({ second }) => ({ from: second, until: second + 2 * stopBefore })),
  ].map(({ from, until }) => ({ from: Math.max(0, from), until: Math.min(until, length) }));
  all.sort((a, b) => a.from - b.from);
  const merged: { from: number; until: number }[] = [];
  for (const stop of all) {
    const last = merged.at(-1);
    if (last && stop.from <= last.until) last.until = Math.max(last.until, stop.until);
    else merged.push({ ...stop });
  }
  return merged;
}

/**
 * Returns the state after the message at a position. It is the same for every caller, however many messages were taken
 * at once. `only` names the markets whose odds are needed.
 */
export function updateAt(
  match: Match,
  timeline: readonly Message[],
  position: number,
  only?: readonly number[],
): MatchUpdate {
  const message = timeline[position]!;
  const { script, course } = scriptOf(match);
  const scored = timeline.slice(0, position + 1).filter(({ kind }) => kind === 'goal').length;
  const goals: Goal[] = script.goals
    .slice(0, scored)
    .map(({ side, half, second }) => ({ side, period: periodOf(half), second }));
  const incidents = toldBy(course, message, scored);
  const ended = message.kind === 'whistle' || message.kind === 'abandoned';
  const period = message.kind === 'half_time' ? 'half_time' : periodOf(message.half);
  return {
    at: new Date(message.at),
    status: ended ? (message.kind === 'whistle' ? 'ended' : 'abandoned') : 'live',
    period: ended ? null : period,
    periodSecond: message.kind === 'half_time' ? 0 : message.second,
    score: scoreOf(goals),
    detail: null,
    goals,
    incidents,
    lineups: lineupsOf(course.teams),
    facts: {
      ...factsOf(message, goals),
      counts: countsOf(incidents),
      ...(course.teams ? { players: playersOf(course.teams, incidents) } : {}),
    },
    stop: message.kind === 'goal' ? 'goal' : message.kind === 'stop' ? 'possible_goal' : null,
    ...(ended ? { prices: [], model: null } : pricesAt(match, message, { goals, incidents }, only)),
    ...(ended ? { seed: Buffer.from(match.seed).toString('hex') } : {}),
  };
}

const scoreOf = (goals: readonly Goal[]): Score => {
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
};

function factsOf({ kind, half }: Message, goals: readonly Goal[]): MatchFacts {
  const over = kind === 'whistle';
  const firstOver = half === 1 || kind === 'half_time';
  const periods = (['first_half', 'second_half'] as const).map((period) =>
    scoreOf(goals.filter((goal) => goal.period === period)),
  );
  return {
    periods: periods.slice(0, over ? 2 : firstOver ? 1 : 0),
    goals: goals.map(({ side }) => side),
    over,
    abandoned: kind === 'abandoned',
  };
}

export function openingPrices(match: OpeningPlan, only?: readonly number[]): PricedMarket[] {
  return priceMarkets(openingState(match), { margin: MARGIN, ...(only ? { only } : {}) });
}

type OpeningPlan = FootballPlan & Pick<Match, 'expected'>;

/**
 * Returns the state before kick-off. Odds on an expected player assume that the player starts; bets on one who doesn't
 * play are void.
 */
export function openingState(match: OpeningPlan): MatchState {
  const teams = teamsOf(match);
  const begin = match.expected ? 'expected' : 'eleven';
  return {
    ...beforeKickOff(match.homeRateMicro / MICRO, match.awayRateMicro / MICRO),
    counts: countStates(ratesOfCounts(match), countsOf([])),
    ...(teams
      ? { players: { home: teamState(teams.home[begin], [], 'home'), away: teamState(teams.away[begin], [], 'away') } }
      : {}),
  };
}

export const openingLineups = (match: OpeningPlan): Lineups | null => lineupsOf(teamsOf(match), match.expected);

function lineupsOf(teams: Course['teams'], expected = false): Lineups | null {
  if (!teams) return null;
  const [home, away] = [teams.home, teams.away].map((team) =>
    (expected ? team.expected : team.eleven).map(({ id }) => id),
  ) as [string[], string[]];
  return { home, away, announced: !expected };
}

/** Scripts by match, because each match is requested many times. */
const known = new WeakMap<Match, { script: MatchScript; course: Course }>();
function scriptOf(match: Match): { script: MatchScript; course: Course } {
  const found = known.get(match);
  if (found) return found;
  const script = matchScript(match);
  const made = { script, course: courseOf(match, script) };
  known.set(match, made);
  return made;
}

/**
 * Returns the incidents up to a message. A goal is reported with its own message, the end of a half with the whistle.
 */
function toldBy({ incidents }: Course, { kind, half, second }: Message, scored: number): readonly Incident[] {
  const halfOf = ({ period }: Incident) => (period === 'first_half' ? 0 : 1);
  let goals = 0;
  const next = incidents.findIndex((incident) => {
    if (incident.kind === 'goal') return ++goals > scored;
    const by = halfOf(incident) - half;
    if (incident.kind === 'period_end') return by > 0 || (by === 0 && kind !== 'half_time' && kind !== 'whistle');
    return by > 0 || (by === 0 && incident.second > second);
  });
  return next === -1 ? incidents : incidents.slice(0, next);
}

function countsOf(incidents: readonly Incident[]): FootballCounts {
  const count = (...kinds: Incident['kind'][]): Score => {
    const of = (side: 'home' | 'away') =>
      incidents.filter((incident) => incident.side === side && kinds.includes(incident.kind)).length;
    return { home: of('home'), away: of('away') };
  };
  return { corners: count('corner'), cards: count('yellow_card', 'red_card'), reds: count('red_card') };
}

function playersOf({ home, away }: NonNullable<Course['teams']>, incidents: readonly Incident[]): PlayerFacts {
  const played: Record<string, number> = {};
  const scorers: string[] = [];
  for (const { id } of [...home.eleven, ...away.eleven]) played[id] = 0;
  for (const { kind, player, other } of incidents) {
    if (kind === 'goal' && player) scorers.push(player);
    if (kind === 'substitution' && other) played[other] = scorers.length;
  }
  return { scorers, played, out: [...home.out, ...away.out].map(({ id }) => id) };
}

function pricesAt(
  match: Match,
  { half, second }: Moment,
  { goals, incidents }: { goals: readonly Goal[]; incidents: readonly Incident[] },
  only?: readonly number[],
): Pick<MatchUpdate, 'prices' | 'model'> {
  const { script, course } = scriptOf(match);
  const { teams, rates } = course;
  const on = (side: 'home' | 'away') => teamState(teams![side].eleven, incidents, side);
  const state: MatchState = {
    homeRate: match.homeRateMicro / MICRO,
    awayRate: match.awayRateMicro / MICRO,
    ...scoreOf(goals),
    left: shareOfGoalsLeft(half, second, script.lengths),
    first: {
      left: shareLeftInFirst(half, second, script.lengths),
      ...scoreOf(goals.filter(({ period }) => period === 'first_half')),
    },
    counts: countStates(rates, countsOf(incidents)),
    ...(teams ? { players: { home: on('home'), away: on('away') } } : {}),
  };
  const prices = priceMarkets(state, { margin: LIVE_MARGIN, ...(only ? { only } : {}) });
  return { prices, model: { sport: 'football', state } };
}
