import { canonicalSpecifiers } from '../market-key.ts';
import { steps } from '../model/kinds.ts';
import type { MatchFacts, MatchSport, Parts, Score, Side } from '../model/market-kind.ts';

/** Results of a match. Those under one key are always the same. */
export interface Results {
  readonly key: string;
  readonly list: () => readonly MatchFacts[];
}

const NONE: Score = { home: 0, away: 0 };
const ended = (facts: Partial<MatchFacts>): MatchFacts => ({
  ...{ periods: [], over: true, abandoned: false, goals: [] },
  ...facts,
});
const grid = (most: number): Score[] =>
  steps(0, most, 1).flatMap((home) => steps(0, most, 1).map((away) => ({ home, away })));
const add = (one: Score, other: Score): Score => ({ home: one.home + other.home, away: one.away + other.away });
/** Returns the side of each goal, all goals of one side first. */
const inOrder = ({ home, away }: Score, first: Side): Side[] => {
  const [ofHome, ofAway] = [Array<Side>(home).fill('home'), Array<Side>(away).fill('away')];
  return first === 'home' ? [...ofHome, ...ofAway] : [...ofAway, ...ofHome];
};
const SIDES: readonly Side[] = ['home', 'away'];

/** Requested line: the part of the match, and its specifiers. */
export interface Asked {
  readonly span: string;
  readonly parts: Parts;
}

/**
 * Enumerates results of a match: enough that any two outcomes that can both lose do so in one of them. For lines with
 * arbitrary numbers they spread around those numbers.
 */
export function resultsOf(sport: MatchSport, lines: readonly Asked[]): Results {
  if (sport === 'football') return footballResults(lines);
  if (sport === 'basketball') return basketballResults(lines);
  return { key: sport, list: sport === 'tennis' ? tennisResults : hockeyResults };
}

/** Returns the subject of a span. Subjects are independent of each other. A red card is also a card. */
export const thingOf = (span: string): 'goals' | 'corners' | 'cards' =>
  span === 'corners' ? 'corners' : span === 'cards' || span === 'reds' ? 'cards' : 'goals';

function footballResults(lines: readonly Asked[]): Results {
  const thing = thingOf(lines[0]!.span);
  if (thing !== 'goals') return { key: thing, list: thing === 'corners' ? cornerResults : cardResults };
  const players = Array.from(new Set(lines.flatMap(({ parts }) => parts['player'] ?? []))).sort();
  return { key: `football ${players.join()}`, list: () => goalResults(players) };
}

const MOST_CORNERS = 16;
const MOST_CARDS = 9;

const cornerResults = (): MatchFacts[] =>
  grid(MOST_CORNERS).map((corners) => ended({ counts: { corners, cards: NONE, reds: NONE } }));

const cardResults = (): MatchFacts[] =>
  grid(MOST_CARDS).flatMap((cards) =>
    [NONE, { home: Math.min(1, cards.home), away: 0 }, { home: 0, away: Math.min(1, cards.away) }].map((reds) =>
      ended({ counts: { corners: NONE, cards, reds } }),
    ),
  );

/**
 * Limits of enumerated goals: few goals in every order, more goals in one order. With players, each result is repeated
 * for each scorer.
 */
const MOST_ORDERED = 5;
const MANY = [
  [4, 6],
  [7, 1],
] as const;
const MANY_WITH_PLAYERS = [[2, 4]] as const;

function goalResults(players: readonly string[]): MatchFacts[] {
  const few = sequences(MOST_ORDERED).flatMap((goals) =>
    steps(0, goals.length, 1).map((split) => [goals.slice(0, split), goals.slice(split)] as const),
  );
  const many = (players.length > 0 ? MANY_WITH_PLAYERS : MANY).flatMap(([inFirst, inSecond]) =>
    grid(inFirst).flatMap((first) =>
      grid(inSecond).map((second, at) => {
        const leading: Side = at % 2 === 0 ? 'home' : 'away';
        return [inOrder(first, leading), inOrder(second, leading)] as const;
      }),
    ),
  );
  const played = Object.fromEntries(players.map((player) => [player, 0]));
  return [...few, ...many].flatMap(([first, second]) => {
    const goals = [...first, ...second];
    const periods = [scoreOf(first), scoreOf(second)];
    return scorersOf(goals, players).map((scorers) => ended({ periods, goals, players: { scorers, played, out: [] } }));
  });
}

const scoreOf = (goals: readonly Side[]): Score => ({
  home: goals.filter((side) => side === 'home').length,
  away: goals.filter((side) => side === 'away').length,
});

function sequences(most: number): Side[][] {
  const all: Side[][] = [[]];
  for (const sequence of all) if (sequence.length < most) all.push([...sequence, 'home'], [...sequence, 'away']);
  return all;
}

const SOMEBODY = 'somebody';

/**
 * Returns scorers for the goals: none of these players, each of them alone for either side, and all of them in turn.
 * Their side isn't known.
 */
function scorersOf(goals: readonly Side[], players: readonly string[]): string[][] {
  if (players.length === 0) return [[]];
  const alone = players.flatMap((player) => SIDES.map((of) => goals.map((side) => (side === of ? player : SOMEBODY))));
  const inTurn = [0, 1].flatMap((from) =>
    SIDES.map((of) => {
      let next = from;
      return goals.map((side) => (side === of ? (players[next++ % players.length] ?? SOMEBODY) : SOMEBODY));
    }),
  );
  return [goals.map(() => SOMEBODY), ...alone, ...inTurn];
}

const SET_SCORES = [
  ...[0, 1, 2, 3, 4].map((away): Score => ({ home: 6, away })),
  { home: 7, away: 5 },
  { home: 7, away: 6 },
];
const turned = ({ home, away }: Score): Score => ({ home: away, away: home });

function tennisResults(): MatchFacts[] {
  const won = SET_SCORES;
  const straight = won.flatMap((one) => won.map((two) => [one, two]));
  const three = won.flatMap((one) =>
    won.flatMap((lost) =>
      won.flatMap((last) => [
        [one, turned(lost), last],
        [turned(lost), one, last],
      ]),
    ),
  );
  const ofHome: readonly (readonly Score[])[] = [...straight, ...three];
  return [...ofHome, ...ofHome.map((sets) => sets.map(turned))].flatMap((periods) =>
    SIDES.map((leading) => ended({ periods, goals: periods.flatMap((set) => gamesOf(set, leading)) })),
  );
}

/** Returns the winners of a set's games in order. The loser of a set may win its first games, but never the last. */
function gamesOf(set: Score, leading: Side): Side[] {
  const games = inOrder(set, leading);
  const winner: Side = set.home > set.away ? 'home' : 'away';
  const last = games.lastIndexOf(winner);
  return [...games.slice(0, last), ...games.slice(last + 1), winner];
}

const PERIODS = 3;
const PERIOD_MOST = 4;
const FEW: readonly Score[] = grid(1);
const WIDE: readonly Score[] = [0, 1, 5].flatMap((home) => [0, 1, 5].map((away) => ({ home, away })));

/** Enumerates each period in full in turn, with usual scores for the other two. */
function hockeyResults(): MatchFacts[] {
  return steps(0, PERIODS - 1, 1).flatMap((full) =>
    grid(PERIOD_MOST).flatMap((own) =>
      FEW.flatMap((one) =>
        WIDE.flatMap((another) => {
          const periods = [one, another].toSpliced(full, 0, own);
          const total = periods.reduce(add, NONE);
          return SIDES.flatMap((leading) => {
            const goals = periods.flatMap((period) => inOrder(period, leading));
            if (total.home !== total.away) return ended({ periods, goals });
            return SIDES.map((side) => ended({ periods, goals, winner: side }));
          });
        }),
      ),
    ),
  );
}

const QUARTERS = 4;
/** Leads that separate every band of a margin. */
const LEADS = [1, 5, 6, 10, 11, 15, 16, 20, 21, 40].flatMap((lead) => [lead, -lead]);
const OVERTIMES: readonly Score[] = [
  { home: 6, away: 5 },
  { home: 5, away: 6 },
  { home: 12, away: 2 },
  { home: 2, away: 12 },
];

/**
 * Returns scores around the numbers of lines about one part of a match: just above and just below each, by sum, by
 * lead, by side.
 */
function scoresAround(lines: readonly Parts[], usual: number): Score[] {
  const near = (numbers: readonly number[]) =>
    numbers.flatMap((number) => [Math.floor(number) - 1, Math.floor(number), Math.ceil(number), Math.ceil(number) + 1]);
  const numbers = (name: string) => lines.map((line) => Number(line[name])).filter((number) => !Number.isNaN(number));
  const [totals, leads] = [near(numbers('total')), near(numbers('hcp').map((hcp) => -hcp))];
  const sums = [...totals, 2 * usual, 2 * usual + 1, usual, 3 * usual];
  const bySum = sums.flatMap((all) =>
    [0, ...LEADS, ...leads].map((lead) => ({ home: (all + lead) / 2, away: (all - lead) / 2 })),
  );
  const bySide = totals.flatMap((points) =>
    [points - 1, points + 1, points - 30, points + 30].flatMap((other) => [
      { home: points, away: other },
      { home: other, away: points },
    ]),
  );
  return [...bySum, ...bySide].filter((score) => Number.isInteger(score.home) && isScore(score));
}

const QUARTER_POINTS = 25;

function basketballResults(lines: readonly Asked[]): Results {
  const named = lines.map(({ span, parts }) => `${span} ${canonicalSpecifiers(parts)}`).sort();
  return { key: `basketball ${named.join('&')}`, list: () => basketballOf(lines) };
}

/** Returns a few usual scores around these points. */
const usual = (points: number): Score[] =>
  [
    [0, 0],
    [1, 0],
    [12, 0],
    [0, 12],
    [12, 13],
  ].map(([home = 0, away = 0]) => ({ home: points + home, away: points + away }));

/** Enumerates each requested part in full in turn, with a few usual scores for the others, or none. */
function basketballOf(lines: readonly Asked[]): MatchFacts[] {
  const at = Number(lines.find(({ span }) => span === 'quarter')?.parts['quarternr'] ?? 1) - 1;
  const partOf = (spans: readonly string[], points: number) => {
    const own = lines.filter(({ span }) => spans.includes(span)).map(({ parts }) => parts);
    return own.length > 0 ? { few: usual(points), full: scoresAround(own, points) } : { few: [null], full: [null] };
  };
  const quarter = partOf(['quarter'], QUARTER_POINTS);
  const half = partOf(['half'], 2 * QUARTER_POINTS);
  const match = partOf(['match', 'regulation'], QUARTERS * QUARTER_POINTS);
  return [
    [quarter.full, half.few, match.few] as const,
    [quarter.few, half.full, match.few] as const,
    [quarter.few, half.few, match.full] as const,
  ].flatMap(([quarters, halves, matches]) =>
    quarters.flatMap((own) => halves.flatMap((first) => matches.flatMap((all) => quartersOf({ at, own, first, all })))),
  );
}

interface Wanted {
  /** Index of the quarter that `own` is about. */
  readonly at: number;
  /** Null if it isn't requested: it follows from the other parts. */
  readonly own: Score | null;
  readonly first: Score | null;
  readonly all: Score | null;
}

const less = (one: Score, other: Score): Score => ({ home: one.home - other.home, away: one.away - other.away });
const halfOf = ({ home, away }: Score): Score => ({ home: Math.floor(home / 2), away: Math.floor(away / 2) });
const isScore = ({ home, away }: Score): boolean => home >= 0 && away >= 0;

/** Returns quarters with this one, this first half and this final score, also by way of overtime, if there are any. */
function quartersOf({ at, own, first, all }: Wanted): MatchFacts[] {
  const inFirst = at < QUARTERS / 2;
  const quartersTo = (end: Score): Score[] => {
    const half = first ?? (own && inFirst ? add(own, halfOf(own)) : halfOf(end));
    const rest = less(end, half);
    const [one, other] = [(inFirst && own) || halfOf(half), (!inFirst && own) || halfOf(rest)];
    const [left, right] = [less(half, one), less(rest, other)];
    return [...(at === 1 ? [left, one] : [one, left]), ...(at === 3 ? [right, other] : [other, right])];
  };
  const end = all ?? { home: QUARTERS * QUARTER_POINTS, away: QUARTERS * QUARTER_POINTS - 1 };
  const levels = OVERTIMES.map((extra) => ({ extra, level: less(end, extra) }));
  const plays = [
    ...(end.home === end.away ? OVERTIMES.map((extra) => [...quartersTo(end), extra]) : [quartersTo(end)]),
    ...levels.flatMap(({ extra, level }) => (level.home === level.away ? [[...quartersTo(level), extra]] : [])),
  ];
  return plays.filter((periods) => periods.every(isScore)).map((periods) => ended({ periods }));
}
