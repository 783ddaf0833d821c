import { expect, test } from 'vitest';
import { basketball } from '../basketball/model.ts';
import { combinationOf, type Pick } from '../combination.ts';
import { football } from '../football/model.ts';
import { iceHockey } from '../ice-hockey/model.ts';
import { canonicalSpecifiers } from '../market-key.ts';
import { gradesOf, marketKind } from '../markets.ts';
import type { Line, MarketKind, MatchFacts, Side } from '../model/market-kind.ts';
import { tennis } from '../tennis/model.ts';
import { uniform } from '../testing/uniform.ts';
import { areOpposite } from './are-opposite.ts';

const pick = (marketId: number, outcome: string, specifiers = ''): Pick => ({ marketId, specifiers, outcome });

test.each([
  ['over 3.25 and under 3.5 goals', pick(18, 'over', 'total=3.25'), pick(18, 'under', 'total=3.5'), true],
  ['over 2.5 and under 3.5 goals', pick(18, 'over', 'total=2.5'), pick(18, 'under', 'total=3.5'), true],
  ['over 3 and under 3 goals by way of 2.75', pick(18, 'over', 'total=3'), pick(18, 'under', 'total=2.75'), true],
  ['over 3.5 and under 2.5 goals', pick(18, 'over', 'total=3.5'), pick(18, 'under', 'total=2.5'), false],
  ['both over', pick(18, 'over', 'total=2.5'), pick(18, 'over', 'total=3.5'), false],
  ['both sides of a line', pick(18, 'over', 'total=2.5'), pick(18, 'under', 'total=2.5'), true],
  ['a bet made twice', pick(18, 'over', 'total=2.5'), pick(18, 'over', 'total=2.5'), false],
  ['overlapping handicaps', pick(16, 'home', 'hcp=-0.5'), pick(16, 'away', 'hcp=-0.75'), true],
  ['handicaps with a gap', pick(16, 'home', 'hcp=-1.5'), pick(16, 'away', 'hcp=-0.5'), false],
  ['handicap and result', pick(16, 'home', 'hcp=0.5'), pick(1, 'away'), true],
  ['European handicap and double chance', pick(14, 'home', 'hcp=0:1'), pick(10, 'draw-away'), false],
  ['a side and the other’s double chance', pick(1, 'home'), pick(10, 'draw-away'), true],
  ['draw no bet and the other side', pick(11, 'home'), pick(1, 'away'), true],
  ['home and away', pick(11, 'home'), pick(10, 'home-draw'), false],
  ['no goals of both, and two or more', pick(29, 'no'), pick(18, 'over', 'total=1.5'), true],
  ['no next goal, and a goal', pick(8, 'none', 'goalnr=1'), pick(18, 'over', 'total=0.5'), true],
  ['a player who does not score, and a goal', pick(40, 'no', 'player=a.b'), pick(18, 'over', 'total=0.5'), true],
  ['a player who scores, and no goal', pick(40, 'yes', 'player=a.b'), pick(18, 'under', 'total=0.5'), false],
  ['two players', pick(40, 'no', 'player=a.b'), pick(40, 'no', 'player=a.c'), false],
  ['goals and corners', pick(18, 'over', 'total=2.5'), pick(166, 'under', 'total=10.5'), false],
  ['no red card, and a card', pick(146, 'no'), pick(139, 'over', 'total=0.5'), true],
  ['corners', pick(166, 'over', 'total=8.5'), pick(166, 'under', 'total=10.5'), true],
  ['a player wins, the other wins a set', pick(186, 'home'), pick(195, 'yes'), true],
  ['a set of each', pick(194, 'yes'), pick(195, 'no'), false],
  ['totals of games', pick(189, 'over', 'total=20.5'), pick(189, 'under', 'total=22.5'), true],
  ['a win after overtime, and one before', pick(401, 'home'), pick(406, 'away'), false],
  ['not led at the end, and to win', pick(402, 'home-draw'), pick(406, 'away'), true],
  ['totals of points', pick(225, 'over', 'total=203.5'), pick(225, 'under', 'total=212.5'), true],
  ['totals of points with a gap', pick(225, 'over', 'total=212.5'), pick(225, 'under', 'total=203.5'), false],
  ['spread and winner', pick(223, 'home', 'hcp=4.5'), pick(219, 'away'), true],
  ['a quarter and the match', pick(236, 'over', 'quarternr=1|total=51.5'), pick(225, 'under', 'total=203.5'), false],
  [
    'a side and two goals, and the other’s double chance',
    combined(pick(1, 'home'), pick(18, 'over', 'total=1.5')),
    pick(10, 'draw-away'),
    false,
  ],
  [
    'two or more with a winner, and few goals',
    combined(pick(10, 'home-away'), pick(18, 'over', 'total=1.5')),
    pick(18, 'under', 'total=2.5'),
    false,
  ],
  ['two quarters', pick(236, 'under', 'quarternr=1|total=51.5'), pick(236, 'under', 'quarternr=2|total=51.5'), false],
  ['two sports', pick(18, 'over', 'total=2.5'), pick(225, 'under', 'total=203.5'), false],
  ['runners of a race', pick(601, 'r1'), pick(602, 'r2'), false],
] as const)('%s', (_, one, other, opposite) => {
  expect(areOpposite(one, other)).toBe(opposite);
  expect(areOpposite(other, one)).toBe(opposite);
});

function combined(...picks: readonly Pick[]): Pick {
  return { marketId: 900, specifiers: combinationOf(picks), outcome: 'all' };
}

const next = uniform(20_261_129);
const below = (most: number): number => Math.floor(next() * most);
/** Often of one side alone. */
const score = (most: number) => ({ home: below(1 + below(most + 1)), away: below(1 + below(most + 1)) });
const ended = (facts: Partial<MatchFacts>): MatchFacts => ({
  ...{ periods: [], over: true, abandoned: false, goals: [] },
  ...facts,
});
const shuffled = ({ home, away }: { home: number; away: number }): Side[] => {
  const left = { home, away };
  return Array.from({ length: home + away }, () => {
    const side = next() * (left.home + left.away) < left.home ? 'home' : 'away';
    left[side]--;
    return side;
  });
};
const list = (count: number, make: () => MatchFacts): MatchFacts[] => Array.from({ length: count }, make);

const footballResult = (): MatchFacts => {
  const periods = [score(6), score(8)];
  return ended({ periods, goals: periods.flatMap(shuffled) });
};
const countResult = (): MatchFacts => {
  const cards = score(12);
  const reds = { home: Math.min(below(2), cards.home), away: Math.min(below(2), cards.away) };
  return ended({ counts: { corners: score(18), cards, reds } });
};
const SETS = [...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const), [7, 5] as const, [7, 6] as const];
const tennisResult = (): MatchFacts => {
  const periods: { home: number; away: number }[] = [];
  for (const won = { home: 0, away: 0 }; Math.max(won.home, won.away) < 2;) {
    const [most, least] = SETS[below(SETS.length)]!;
    const isHome = next() < 0.5;
    won[isHome ? 'home' : 'away']++;
    periods.push(isHome ? { home: most, away: least } : { home: least, away: most });
  }
  return ended({ periods });
};
const hockeyResult = (): MatchFacts => {
  const periods = [score(6), score(6), score(7)];
  const lead = periods.reduce((sum, { home, away }) => sum + home - away, 0);
  return ended({
    periods,
    goals: periods.flatMap(shuffled),
    ...(lead === 0 && { winner: next() < 0.5 ? 'home' : 'away' }),
  });
};
const basketballResult = (): MatchFacts => {
  const level = 18 + below(15);
  const points = () => ({ home: level + below(1 + below(18)), away: level + below(1 + below(18)) });
  const periods = [points(), points(), points(), points()];
  const by = periods.reduce((sum, { home, away }) => sum + home - away, 0);
  return ended({
    periods:
      by === 0
        ? [...periods, next() < 0.5 ? { home: 9, away: 4 + below(3) } : { home: 3 + below(3), away: 8 }]
        : periods,
  });
};

/** Returns every outcome of every line; the named lines are used for kinds whose lines depend on the match. */
const outcomesOf = (kinds: readonly MarketKind[], linesOf: (kind: MarketKind) => readonly Line[]): Pick[] =>
  kinds.flatMap((kind) =>
    linesOf(kind).flatMap((line) => kind.outcomes.map((outcome) => pick(kind.id, outcome, canonicalSpecifiers(line)))),
  );
const footballKinds = (counted: boolean) =>
  football.kinds.filter(({ span, ofPlayer }) => !ofPlayer && ['corners', 'cards', 'reds'].includes(span) === counted);
const ofGoals = ({ span, lines }: MarketKind): readonly Line[] =>
  span === 'goal' ? [{ goalnr: 1 }, { goalnr: 3 }] : lines;
const ofPeriods = (kind: MarketKind): readonly Line[] =>
  kind.span === 'period'
    ? kind.lines.flatMap((line) => [1, 3].map((periodnr) => ({ ...line, periodnr })))
    : ofGoals(kind);
const ofSets = ({ span, lines }: MarketKind): readonly Line[] =>
  span === 'game' ? [] : span === 'set' ? lines.map((line) => ({ ...line, setnr: 2 })) : lines;
const ofPoints = ({ span, name, lines }: MarketKind): readonly Line[] => {
  const which = span === 'quarter' ? { quarternr: 2 } : {};
  const middle =
    { quarter: 50.5, half: 101.5, match: 203.5, regulation: 203.5 }[span]! / (/^(home|away)/.test(name) ? 2 : 1);
  const total = Math.floor(middle) + 0.5;
  if (/total/i.test(name)) return [total, total + 3].map((line) => ({ ...which, total: line }));
  return /spread/i.test(name)
    ? [-4.5, 1.5].map((hcp) => ({ ...which, hcp }))
    : lines.map((line) => ({ ...line, ...which }));
};

const RESULTS = 5_000;

test.each([
  ['football', outcomesOf(footballKinds(false), ofGoals), list(RESULTS, footballResult)],
  ['corners and cards', outcomesOf(footballKinds(true), ({ lines }) => lines), list(RESULTS, countResult)],
  ['tennis', outcomesOf(tennis.kinds, ofSets), list(RESULTS, tennisResult)],
  ['ice hockey', outcomesOf(iceHockey.kinds, ofPeriods), list(RESULTS, hockeyResult)],
  ['basketball', outcomesOf(basketball.kinds, ofPoints), list(RESULTS, basketballResult)],
] as const)(
  '%s: any two outcomes of which one at least is never lost are opposite, and no others but sides of one line',
  (_, picks, results) => {
    const losses = picks.map((one) => results.map((facts) => isLost(one, facts)));
    const wrong: string[] = [];
    let opposites = 0;
    for (const [at, one] of picks.entries())
      for (const [other, another] of picks.slice(0, at).entries()) {
        if (one.marketId === another.marketId && one.specifiers === another.specifiers) continue;
        const bothLost = losses[at]!.some((lost, result) => lost && losses[other]![result]);
        const opposite = areOpposite(one, another);
        if (opposite) opposites++;
        if (opposite === bothLost) wrong.push(`${textOf(one)} ${textOf(another)} ${opposite ? 'opposite' : 'not'}`);
      }
    expect(opposites).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  },
  120_000,
);

const isLost = ({ marketId, specifiers, outcome }: Pick, facts: MatchFacts): boolean =>
  gradesOf({ marketId, specifiers }, facts)?.[marketKind(marketId)!.outcomes.indexOf(outcome)] === 'lose';
const textOf = ({ marketId, specifiers, outcome }: Pick): string => `${marketId}/${specifiers}/${outcome}`;
