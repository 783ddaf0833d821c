import { readFileSync } from 'node:fs';

/**
 * State of a match from a second on, counted from its start: score, the chances of the home side and a draw, and the
 * usual lines with the chances of the home side and of more.
 */
type Moment = readonly [
  second: number,
  home: number,
  away: number,
  homeWins: number,
  draw: number,
  handicap: number,
  covers: number,
  total: number,
  more: number,
];

interface Recorded {
  readonly home: string;
  readonly away: string;
  /** Seconds into the day. */
  readonly at: number;
  readonly lasts: number;
  readonly final: readonly [home: number, away: number];
  readonly moments: readonly Moment[];
}

interface Day {
  readonly leagues: readonly { readonly key: string; readonly title: string; readonly matches: readonly Recorded[] }[];
}

/** Day invented by a program, with all its names: no real odds, no real clubs. */
const day = JSON.parse(readFileSync(new URL('./day.json', import.meta.url), 'utf8')) as Day;

const DAY_SECONDS = 86_400;
/** Window of listed matches: so far ahead, and so long after they end. */
const AHEAD_SECONDS = 43_200;
const KEPT_SECONDS = 14_400;

/** Current state of a match of the recorded day, with its times moved to the present. */
export interface Played {
  readonly id: string;
  readonly league: { readonly key: string; readonly title: string };
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly state: 'coming' | 'on' | 'over';
  readonly score: readonly [home: number, away: number];
  readonly moment: Moment;
}

export const leagueKeys: readonly string[] = day.leagues.map(({ key }) => key);

/**
 * Returns the matches of a league. The day repeats endlessly at `speed` times its real pace, so there are always
 * upcoming matches.
 */
export function matchesOf(key: string, now: Date, speed: number): Played[] {
  const league = day.leagues.find((one) => one.key === key);
  if (!league) return [];
  const second = (now.getTime() * speed) / 1000;
  const today = Math.floor(second / DAY_SECONDS);
  return [today - 1, today, today + 1].flatMap((number) =>
    league.matches.flatMap((match, index) => {
      const played = second - number * DAY_SECONDS - match.at;
      if (played < -AHEAD_SECONDS || played > match.lasts + KEPT_SECONDS) return [];
      const startsAt = new Date(((number * DAY_SECONDS + match.at) * 1000) / speed);
      return [{ id: `${key}-${number}-${index}`, league, startsAt, ...match, ...stateOf(match, played) }];
    }),
  );
}

function stateOf({ moments, lasts, final }: Recorded, played: number): Pick<Played, 'state' | 'score' | 'moment'> {
  const moment = moments.findLast(([from]) => from <= played) ?? moments[0]!;
  if (played >= lasts) return { state: 'over', score: final, moment };
  return { state: played < 0 ? 'coming' : 'on', score: [moment[1], moment[2]], moment };
}
