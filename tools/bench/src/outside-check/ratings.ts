import type { Result } from './read-results.ts';

/** Rating change of a side, and of its league, for each goal above the expected ones. */
const SIDE_STEP = 0.025;
const LEAGUE_STEP = 0.002;
/** Share of a side's rating kept after a summer. */
const KEPT = 0.9;
const SUMMER_DAYS = 45;
/** Rating of a promoted side: it is weaker than the relegated ones. */
const NEWCOMER = -0.12;
const FIRST = { home: Math.log(1.48), away: Math.log(1.17) };
const BOUNDS = [0.2, 4] as const;

interface Side {
  attack: number;
  defence: number;
  played: number;
  last: number;
}

interface League {
  home: number;
  away: number;
  /** Start of its first season in the files: a side present then isn't a newcomer. */
  readonly since: number;
  readonly sides: Map<string, Side>;
}

export interface Expected {
  readonly homeRate: number;
  readonly awayRate: number;
  /** Number of matches learned from, for the side with fewer. */
  readonly played: number;
}

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const within = (rate: number): number => Math.min(Math.max(rate, BOUNDS[0]), BOUNDS[1]);

/**
 * Learns strengths in the simulation's form: attack and defence around a league's averages at home and away, match by
 * match. Each goal above or below the expected number moves them a step (the gradient of a Poisson). A prediction only
 * uses earlier matches.
 */
export class Ratings {
  readonly #leagues = new Map<string, League>();

  expect({ league, home, away, date }: Result): Expected {
    const level = this.#league(league, date);
    const [host, guest] = [home, away].map((name) => this.#side(league, name, date)) as [Side, Side];
    return {
      homeRate: within(Math.exp(level.home + host.attack - guest.defence)),
      awayRate: within(Math.exp(level.away + guest.attack - host.defence)),
      played: Math.min(host.played, guest.played),
    };
  }

  learn(result: Result): void {
    const { homeRate, awayRate } = this.expect(result);
    const league = this.#league(result.league, result.date);
    const [host, guest] = [result.home, result.away].map((name) => league.sides.get(name)!) as [Side, Side];
    const [home, away] = [result.goals.home - homeRate, result.goals.away - awayRate];
    host.attack += SIDE_STEP * home;
    guest.defence -= SIDE_STEP * home;
    guest.attack += SIDE_STEP * away;
    host.defence -= SIDE_STEP * away;
    league.home += LEAGUE_STEP * home;
    league.away += LEAGUE_STEP * away;
    for (const side of [host, guest]) [side.played, side.last] = [side.played + 1, dayOf(result.date)];
  }

  #league(name: string, date: string): League {
    const known = this.#leagues.get(name) ?? { ...FIRST, since: dayOf(date), sides: new Map<string, Side>() };
    this.#leagues.set(name, known);
    return known;
  }

  #side(league: string, name: string, date: string): Side {
    const { sides, since } = this.#league(league, date);
    const day = dayOf(date);
    const start = day - since < SUMMER_DAYS ? 0 : NEWCOMER;
    const side = sides.get(name) ?? { attack: start, defence: start, played: 0, last: day };
    if (day - side.last > SUMMER_DAYS) [side.attack, side.defence] = [side.attack * KEPT, side.defence * KEPT];
    side.last = day;
    sides.set(name, side);
    return side;
  }
}
