import { gradeMargin, wonIf } from '../grades.ts';
import type { Kind, Line, Measure, Parts, Score, Side } from './market-kind.ts';
import { OVER_UNDER, THREE_WAY, TWO_WAY, YES_NO } from './outcomes.ts';

export const sum = ({ home, away }: Score): number => home + away;
export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
export const winnerOf = ({ home, away }: Score): string => (home > away ? 'home' : home < away ? 'away' : 'draw');
export const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
export const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((another) => `${one}-${another}`));

/** Identity of a market: its id, its name, and the part of the match it is about. */
export type Name = readonly [id: number, name: string, span: string];
type Of<Ending> = (ending: Ending) => Score;
type Count = (score: Score) => number;

const define = <Ending>(
  [id, name, span]: Name,
  rest: Pick<Kind<Ending>, 'outcomes' | 'grade'> & Partial<Kind<Ending>>,
): Kind<Ending> => ({ id, name, span, several: false, lines: [{}], ...rest });

/** Defines a market whose winning outcome is named by the ending. */
export const named = <Ending>(
  name: Name,
  outcomes: readonly string[],
  winner: (ending: Ending, parts: Parts) => string,
  lines: readonly Line[] = [{}],
): Kind<Ending> =>
  define(name, {
    outcomes,
    lines,
    winner,
    grade: (outcome, ending, parts) => wonIf(winner(ending, parts) === outcome),
  });

/** Defines a market with a condition that the ending meets or not. */
export const yesNo = <Ending>(name: Name, test: (ending: Ending) => boolean): Kind<Ending> =>
  named(name, YES_NO, (ending) => (test(ending) ? 'yes' : 'no'));

export const result = <Ending>(name: Name, of: Of<Ending>): Kind<Ending> =>
  named(name, THREE_WAY, (ending) => winnerOf(of(ending)));

/** Defines a market on the winner where there is no draw. */
export const winner = <Ending>(name: Name, of: Of<Ending>): Kind<Ending> =>
  named(name, TWO_WAY, (ending) => winnerOf(of(ending)));

export const doubleChance = <Ending>(name: Name, of: Of<Ending>): Kind<Ending> =>
  define(name, {
    outcomes: ['home-draw', 'home-away', 'draw-away'],
    several: true,
    grade: (outcome, ending) => wonIf(outcome.split('-').includes(winnerOf(of(ending)))),
  });

export const drawNoBet = <Ending>(name: Name, of: Of<Ending>): Kind<Ending> =>
  define(name, {
    outcomes: TWO_WAY,
    grade: (outcome, ending) => {
      const won = winnerOf(of(ending));
      return won === 'draw' ? 'void' : wonIf(won === outcome);
    },
  });

/** Defines a handicap market: `hcp=0:1` gives the away side a point in advance. */
export const handicap = <Ending>(name: Name, of: Of<Ending>, starts: readonly string[]): Kind<Ending> =>
  named(
    name,
    THREE_WAY,
    (ending, { hcp = '0:0' }) => {
      const [home = 0, away = 0] = hcp.split(':').map(Number);
      const score = of(ending);
      return winnerOf({ home: score.home + home, away: score.away + away });
    },
    starts.map((hcp) => ({ hcp })),
  );

const measured = <Ending>(
  name: Name,
  { outcomes, lines }: Pick<Kind<Ending>, 'outcomes' | 'lines'>,
  measure: Measure<Ending>,
): Kind<Ending> =>
  define(name, {
    outcomes,
    lines,
    measure,
    grade: (outcome, ending, parts) => measure.grade(outcome, measure.of(ending), parts),
  });

/** Defines an Asian handicap market: `hcp=-0.75` on the home side. */
export const spread = <Ending>(name: Name, of: Of<Ending>, lines: readonly number[]): Kind<Ending> =>
  measured(
    name,
    { outcomes: TWO_WAY, lines: lines.map((hcp) => ({ hcp })) },
    {
      of: (ending) => of(ending).home - of(ending).away,
      grade: (outcome, lead, { hcp }) => gradeMargin(outcome === 'home' ? lead + Number(hcp) : -lead - Number(hcp)),
    },
  );

export const total = <Ending>(name: Name, of: Of<Ending>, lines: readonly number[], count: Count = sum): Kind<Ending> =>
  measured(
    name,
    { outcomes: OVER_UNDER, lines: lines.map((line) => ({ total: line })) },
    {
      of: (ending) => count(of(ending)),
      grade: (outcome, points, parts) =>
        gradeMargin(outcome === 'over' ? points - Number(parts['total']) : Number(parts['total']) - points),
    },
  );

/** Defines a market on whether a player does something. If he never plays, the stake is returned. */
export const byPlayer = <Ending>(name: Name, of: (ending: Ending) => PlayerEnding): Kind<Ending> =>
  define(name, {
    outcomes: YES_NO,
    lines: [],
    ofPlayer: true,
    grade: (outcome, ending) => (of(ending) === 'absent' ? 'void' : wonIf(of(ending) === outcome)),
  });
export type PlayerEnding = 'yes' | 'no' | 'absent';

export const oddEven = <Ending>(name: Name, of: Of<Ending>, count: Count = sum): Kind<Ending> =>
  named(name, ['odd', 'even'], (ending) => (count(of(ending)) % 2 === 1 ? 'odd' : 'even'));

const OTHER_SCORE = 'other';
export const correctScore = <Ending>(name: Name, of: Of<Ending>, most: number): Kind<Ending> => {
  const scores = pairs(steps(0, most, 1).map(String), steps(0, most, 1).map(String));
  return named(name, [...scores, OTHER_SCORE], (ending) => {
    const { home, away } = of(ending);
    return home > most || away > most ? OTHER_SCORE : `${home}-${away}`;
  });
};

/** Defines a market on an exact number: `0`, `1`, … and `most` or more. */
export const exactly = <Ending>(name: Name, of: Of<Ending>, most: number, count: Count = sum): Kind<Ending> =>
  named(name, [...steps(0, most - 1, 1).map(String), `${most}-plus`], (ending) => {
    const points = count(of(ending));
    return points >= most ? `${most}-plus` : String(points);
  });

/** Defines a market for each side: `homeTotal`, `awayTotal`. */
export const sided = <Ending>(
  [[homeId, awayId], rest, span]: readonly [readonly [number, number], string, string],
  make: (name: Name, side: Side) => Kind<Ending>,
): Kind<Ending>[] => [make([homeId, `home${rest}`, span], 'home'), make([awayId, `away${rest}`, span], 'away')];
