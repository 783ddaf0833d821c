import { CORNERS_PER_GOAL, countRates, type Side, timeOfShare } from '@croupier/bet-math';
import type { Incident, MatchPeriod } from '@croupier/contracts';
import type { MatchScript, Moment } from '../match-script.ts';
import { longStreamOf, type Stream } from '../random.ts';
import { MICRO } from '../strengths.ts';
import { isDerby } from './squads.ts';
import { type Place, placesOf, type Team, teamOf } from './team.ts';

export interface FootballPlan {
  readonly seed: Uint8Array;
  readonly homeRateMicro: number;
  readonly awayRateMicro: number;
  /** Ids of the clubs. */
  readonly home: string;
  readonly away: string;
}

/** All incidents of a match, and its teams. */
export interface Course {
  readonly incidents: readonly Incident[];
  readonly teams: Readonly<Record<Side, Team>> | null;
  /** Expected counts for a full match of these two teams with this referee. */
  readonly rates: ReturnType<typeof countRates>;
}

export const periodOf = (half: 0 | 1): MatchPeriod => (half === 0 ? 'first_half' : 'second_half');

/** Strictness of referees, as a factor on cards. */
const REFEREES = [0.75, 1.3] as const;

export const ratesOfCounts = ({ seed, homeRateMicro, awayRateMicro, home, away }: FootballPlan) =>
  countRates({
    homeRate: homeRateMicro / MICRO,
    awayRate: awayRateMicro / MICRO,
    referee: longStreamOf(seed, 'referee').between(...REFEREES),
    derby: isDerby(home, away),
  });

export function teamsOf({ seed, home, away }: Pick<FootballPlan, 'seed' | 'home' | 'away'>): Course['teams'] {
  const [host, guest] = [teamOf(seed, 'home', home), teamOf(seed, 'away', away)];
  return host && guest && { home: host, away: guest };
}

/** Average counts per match of an average team, besides goals. */
const USUAL = { attack: 20, shot_on_target: 3.2, shot_off_target: 6 } as const;
const USUAL_GOALS = 1.32;
const ASSISTED = 0.75;

/** Planned incident. Its player is chosen when it happens. */
interface Planned extends Moment {
  readonly rank: number;
  readonly kind: Incident['kind'];
  readonly side: Side | null;
  readonly change?: Team['changes'][number];
}

const RANK = { begin: 0, play: 1, goal: 2, end: 3 } as const;

/** The course of a match around its goals: a function of its seed, like them. */
export function courseOf(plan: FootballPlan, script: MatchScript): Course {
  const teams = teamsOf(plan);
  const rates = ratesOfCounts(plan);
  const planned = [...frame(script), ...drawn(plan, script, rates), ...changesOf(teams, script)].sort(
    (one, other) => one.half - other.half || one.second - other.second || one.rank - other.rank,
  );
  return { incidents: named(planned, teams, longStreamOf(plan.seed, 'players')), teams, rates };
}

/** Returns the fixed moments: halves, goals, and the attacks that suspend betting. */
function frame({ lengths, goals, alarms }: MatchScript): Planned[] {
  const mark = (kind: Incident['kind'], half: 0 | 1, second: number, rank: number) => ({
    kind,
    half,
    second,
    rank,
    side: null,
  });
  return [
    ...([0, 1] as const).flatMap((half) => [
      mark('period_begin', half, 0, RANK.begin),
      mark('period_end', half, half === 0 ? lengths.first : lengths.second, RANK.end),
    ]),
    ...goals.map(({ side, half, second }) => ({ kind: 'goal', side, half, second, rank: RANK.goal }) as const),
    ...alarms.map(
      ({ half, second }) => ({ kind: 'dangerous_attack', side: null, half, second, rank: RANK.play }) as const,
    ),
  ];
}

function drawn(plan: FootballPlan, script: MatchScript, rates: Course['rates']): Planned[] {
  const sides = [
    ['home', plan.homeRateMicro / MICRO],
    ['away', plan.awayRateMicro / MICRO],
  ] as const;
  return sides.flatMap(([side, rate]) => {
    const chance = longStreamOf(plan.seed, `incidents:${side}`);
    const some = (kind: Incident['kind'], mean: number) =>
      Array.from({ length: poisson(chance, mean) }, () => ({
        kind,
        side,
        rank: RANK.play,
        ...anyTime(chance, script),
      }));
    const strength = Math.sqrt(rate / USUAL_GOALS);
    return [
      ...some('attack', USUAL.attack * strength),
      ...some('shot_on_target', USUAL.shot_on_target * strength),
      ...some('shot_off_target', USUAL.shot_off_target * strength),
      ...some('yellow_card', rates.yellows[side]),
      ...some('red_card', rates.reds[side]),
      ...some('corner', rates.corners[side] * MOST_CORNERS).filter(
        (moment) => chance.next() * MOST_CORNERS < 1 - CORNERS_PER_GOAL * leadOf(side, moment, script),
      ),
    ];
  });
}

/** Maximum corners as a multiple of the average: a side far behind has no more than that. */
const MOST_CORNERS = 1.6;

const leadOf = (side: Side, { half, second }: Moment, { goals }: MatchScript): number =>
  goals
    .filter((goal) => goal.half < half || (goal.half === half && goal.second < second))
    .reduce((lead, goal) => lead + (goal.side === side ? 1 : -1), 0);

function anyTime(chance: Stream, { lengths }: MatchScript): Moment {
  const { half, second } = timeOfShare(chance.next(), lengths);
  return { half, second: Math.max(1, Math.round(second)) };
}

function poisson(chance: Stream, mean: number): number {
  let count = 0;
  for (let left = chance.next(), part = Math.exp(-mean); left > part; count++) {
    left -= part;
    part *= mean / (count + 1);
    if (part < Number.EPSILON && count > mean) break;
  }
  return count;
}

const changesOf = (teams: Course['teams'], { lengths }: MatchScript): Planned[] =>
  (['home', 'away'] as const).flatMap((side) =>
    (teams?.[side].changes ?? []).map((change) => {
      const { half, second } = timeOfShare(change.share, lengths);
      return {
        kind: 'substitution',
        side,
        half,
        second: Math.max(1, Math.round(second)),
        rank: RANK.play,
        change,
      } as const;
    }),
  );

/** Goes through the match in order: who scores, is booked or goes off is among those on the pitch by then. */
function named(planned: readonly Planned[], teams: Course['teams'], chance: Stream): Incident[] {
  const score = { home: 0, away: 0 };
  const pitch = { home: placesOf(teams?.home.eleven ?? []), away: placesOf(teams?.away.eleven ?? []) };
  const booked = new Set<string>();
  const incidents: Incident[] = [];
  for (const { kind, side, half, second, change } of planned) {
    let [player, other]: (Place | null)[] = [null, null];
    let on: string | null = null;
    if (side && kind === 'goal') {
      score[side] += 1;
      player = chosen(chance, pitch[side], ({ scoring }) => scoring);
      const passes = chosen(chance, pitch[side], (place) => (place === player ? 0 : place.scoring + 400));
      other = chance.next() < ASSISTED ? passes : null;
    }
    if (side && (kind === 'yellow_card' || kind === 'red_card')) {
      const may = ({ player: { id, position } }: Place) => (position === 'goalkeeper' || booked.has(id) ? 0 : 1);
      player = chosen(chance, pitch[side], may);
      if (teams && !player) continue;
      if (player && kind === 'yellow_card') booked.add(player.player.id);
      if (kind === 'red_card') pitch[side] = pitch[side].filter((place) => place !== player);
    }
    if (side && change) {
      player = pitch[side].find((place) => place.player === change.off) ?? null;
      if (!player) continue; // Sent off before.
      on = change.on.id;
    }
    const who = player?.player.id ?? null;
    if (player && change) player.player = change.on;
    const nr = incidents.length;
    const told = kind === 'goal' || kind === 'period_end' ? { ...score } : null;
    const names = { player: who, other: on ?? other?.player.id ?? null };
    incidents.push({ nr, kind, side, period: periodOf(half), second, score: told, ...names });
  }
  return incidents;
}

function chosen(chance: Stream, places: readonly Place[], weight: (place: Place) => number): Place | null {
  const total = places.reduce((sum, place) => sum + weight(place), 0);
  let rest = chance.next() * total;
  for (const place of places) if ((rest -= weight(place)) < 0) return place;
  return null;
}
