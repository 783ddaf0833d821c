import { expect, test } from 'vitest';
import { basketball, type BasketballState, DIFFERENCE_SPREAD, SUM_SPREAD } from './basketball/model.ts';
import type { Pick } from './combination.ts';
import { shareLeftInFirst, shareOfGoalsLeft } from './football/goal-curve.ts';
import { football } from './football/model.ts';
import { SHARES } from './grades.ts';
import { iceHockey, type IceHockeyState } from './ice-hockey/model.ts';
import { MILLION } from './margin.ts';
import { parseSpecifiers } from './market-key.ts';
import { gradesOf, marketKind, sportOf } from './markets.ts';
import type { MatchFacts, Score, Side, SportModel } from './model/market-kind.ts';
import { type PricedMarket, priceBook } from './model/price.ts';
import { priceCombination } from './price-combination.ts';
import { tennis, type TennisState } from './tennis/model.ts';
import { simulations } from './testing/simulations.ts';
import { uniform } from './testing/uniform.ts';

const NONE = { home: 0, away: 0 };
/** 5,000 in every run; `SIMULATIONS=1000000` for a more precise test. */
const RUNS = simulations(5_000);
/** Tolerance: simulations go by steps and round, models don't. */
const FINEST = 0.0004;
const LONGEST_MS = 30_000 + RUNS * 4;

const HALVES = { first: 2_760, second: 2_880 };

const tennisStart: TennisState = {
  serve: { home: 0.66, away: 0.61 },
  sets: [],
  set: { games: NONE, server: 'home', points: NONE },
};
const tennisLive: TennisState = {
  serve: { home: 0.66, away: 0.61 },
  sets: [{ home: 4, away: 6 }],
  set: { games: { home: 3, away: 2 }, server: 'away', points: { home: 2, away: 1 } },
};
const hockeyStart: IceHockeyState = { homeRate: 3.1, awayRate: 2.6, periods: [], period: NONE, minutes: 20 };
const hockeyLive: IceHockeyState = {
  ...hockeyStart,
  periods: [
    { home: 1, away: 1 },
    { home: 0, away: 1 },
  ],
  period: { home: 0, away: 0 },
  minutes: 9,
};
const basketStart: BasketballState = { homeRate: 108, awayRate: 104, periods: [], period: NONE, minutes: 12 };
const basketLive: BasketballState = {
  ...basketStart,
  periods: [
    { home: 25, away: 30 },
    { home: 31, away: 22 },
    { home: 20, away: 27 },
  ],
  period: { home: 14, away: 9 },
  minutes: 4.5,
};

type Played = (next: () => number) => MatchFacts;

/** Simulates point by point from the state. */
const playTennis =
  ({ serve, sets, set }: TennisState): Played =>
  (next) => {
    const periods = [...sets];
    const goals: Side[] = sets.flatMap(({ home, away }) => [
      ...Array<Side>(home).fill('home'),
      ...Array<Side>(away).fill('away'),
    ]);
    goals.push(...Array<Side>(set.games.home).fill('home'), ...Array<Side>(set.games.away).fill('away'));
    let { games, server, points } = set;
    for (;;) {
      const tie = games.home === 6 && games.away === 6;
      const needed = tie ? 7 : 4;
      const turn = tie && Math.floor((points.home + points.away + 1) / 2) % 2 === 1;
      const serving: Side = turn === (server === 'home') ? 'away' : 'home';
      const side: Side = next() < serve[serving] ? serving : serving === 'home' ? 'away' : 'home';
      points = { ...points, [side]: points[side] + 1 };
      if (points[side] < needed || Math.abs(points.home - points.away) < 2) continue;
      games = { ...games, [side]: games[side] + 1 };
      goals.push(side);
      points = NONE;
      server = server === 'home' ? 'away' : 'home';
      const lead = Math.abs(games.home - games.away);
      const most = Math.max(games.home, games.away);
      if (!(most === 7 || (most === 6 && lead >= 2))) continue;
      periods.push(games);
      games = NONE;
      const won = (who: Side) => periods.filter((one) => one[who] > one[who === 'home' ? 'away' : 'home']).length;
      if (won('home') === 2 || won('away') === 2) return { periods, goals, over: true, abandoned: false };
    }
  };

/** Simulates goal by goal; the leader at the start of the last two minutes decides how they are played. */
const playHockey =
  ({ homeRate, awayRate, periods: before, period, minutes }: IceHockeyState): Played =>
  (next) => {
    const periods = [...before];
    const goals: Side[] = [...before, period].flatMap(({ home, away }) => [
      ...Array<Side>(home).fill('home'),
      ...Array<Side>(away).fill('away'),
    ]);
    let now = period;
    const play = (length: number, home: number, away: number) => {
      for (let left = length; (left += (Math.log(1 - next()) * 60) / (home + away)) > 0;) {
        const side: Side = next() < home / (home + away) ? 'home' : 'away';
        now = { ...now, [side]: now[side] + 1 };
        goals.push(side);
      }
    };
    for (let left = minutes; ; left = 20) {
      const last = periods.length === 2 ? Math.min(2, left) : 0;
      play(left - last, homeRate, awayRate);
      const lead = [...periods, now].reduce((sum, { home, away }) => sum + home - away, 0);
      const [more, less] = lead !== 0 && Math.abs(lead) <= 2 ? (lead > 0 ? [4, 1.7] : [1.7, 4]) : [1, 1];
      play(last, homeRate * more, awayRate * less);
      periods.push(now);
      now = NONE;
      if (periods.length < 3) continue;
      const winner: Side = next() < homeRate / (homeRate + awayRate) ? 'home' : 'away';
      return { periods, goals, winner, over: true, abandoned: false };
    }
  };

const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Simulates minute by minute: difference and sum are random walks, rounded at the end of each quarter. */
const playBasketball =
  ({ homeRate, awayRate, periods: before, period, minutes }: BasketballState): Played =>
  (next) => {
    const draw = (length: number): Score => {
      const share = length / 48;
      for (;;) {
        const difference = (homeRate - awayRate) * share + DIFFERENCE_SPREAD * Math.sqrt(share) * normal(next);
        const both = (homeRate + awayRate) * share + SUM_SPREAD * Math.sqrt(share) * normal(next);
        const [home, away] = [Math.round((both + difference) / 2), Math.round((both - difference) / 2)];
        if (home >= 0 && away >= 0) return { home, away };
      }
    };
    const rest = draw(minutes);
    const periods = [...before, { home: period.home + rest.home, away: period.away + rest.away }];
    while (periods.length < 4) periods.push(draw(12));
    const lead = () => periods.reduce((sum, { home, away }) => sum + home - away, 0);
    while (lead() === 0) periods.push(draw(5));
    return { periods, goals: [], over: true, abandoned: false };
  };

/**
 * Compares how often outcomes won, among stakes that weren't returned, with their odds. Returns the largest deviation,
 * in standard errors.
 */
function worst<State, Ending>(
  model: SportModel<State, Ending>,
  state: State,
  play: Played,
): { line: string; off: number } {
  const book = priceBook(model, state, { margin: 0.05 });
  const seen = book.map(({ fair }) => ({ won: fair.map(() => 0), back: 0 }));
  const next = uniform(4_711);
  for (let run = 0; run < RUNS; run++) {
    const facts = play(next);
    book.forEach((line, index) => {
      const grades = gradesOf(line, facts)!;
      seen[index]!.back += SHARES[grades[0]!].back;
      grades.forEach((grade, outcome) => (seen[index]!.won[outcome]! += SHARES[grade].won));
    });
  }
  const offs = book.flatMap(({ marketId, specifiers, fair }, index) =>
    fair.map((parts, outcome) => {
      const [chance, played] = [parts / MILLION, RUNS - seen[index]!.back];
      const error = Math.max(FINEST, Math.sqrt((chance * (1 - chance) + 1e-4) / Math.max(1, played)));
      return {
        line: `${marketId}/${specifiers}/${outcome}`,
        off: Math.abs(seen[index]!.won[outcome]! / Math.max(1, played) - chance) / error,
      };
    }),
  );
  return offs.reduce((one, other) => (other.off > one.off ? other : one));
}

const cases = [
  ['tennis before it begins', () => worst(tennis, tennisStart, playTennis(tennisStart))],
  ['tennis in the second set', () => worst(tennis, tennisLive, playTennis(tennisLive))],
  ['ice hockey before it begins', () => worst(iceHockey, hockeyStart, playHockey(hockeyStart))],
  ['ice hockey in the third period', () => worst(iceHockey, hockeyLive, playHockey(hockeyLive))],
] as const;

test.each(cases)('%s: every price is what simulated matches show', { timeout: LONGEST_MS }, (_, measure) => {
  const { line, off } = measure();
  expect(`${line} ${off < 5 ? 'fits' : off.toFixed(1)}`).toBe(`${line} fits`);
});

// Model and simulation round to whole points differently: the model sums densities, the simulation rounds two normals.
// They differ by at most a point in a hundred.
test.each([
  ['before it begins', basketStart],
  ['in the last quarter', basketLive],
] as const)('basketball %s: every price is what simulated matches show', { timeout: LONGEST_MS }, (_, state) => {
  const { line, off } = worst(basketball, state, playBasketball(state));
  expect(`${line} ${off < 7 ? 'fits' : off.toFixed(1)}`).toBe(`${line} fits`);
});

/** Draws outcomes of two to four markets that have odds together, from the state's book; the same ones every time. */
function combinationsOf<State, Ending>(model: SportModel<State, Ending>, state: State): Pick[][] {
  const lines = priceBook(model, state, { margin: 0.05 });
  const next = uniform(1_729);
  const found = new Map<string, Pick[]>();
  for (let tries = 0; found.size < 12 && tries < 5_000; tries++) {
    const picks: Pick[] = [];
    for (const size = 2 + (found.size % 3); picks.length < size;) {
      const { marketId, specifiers } = lines[Math.floor(next() * lines.length)]!;
      const { outcomes } = marketKind(marketId)!;
      const outcome = outcomes[Math.floor(next() * outcomes.length)]!;
      if (picks.every((one) => one.marketId !== marketId)) picks.push({ marketId, specifiers, outcome });
    }
    const price = priceCombination({ sport: model.sport, state }, picks, 0.05);
    // A few thousand runs can't test very rare outcomes.
    if ('fair' in price && price.fair > 0.03 * MILLION && price.fair < 0.97 * MILLION)
      found.set(JSON.stringify(picks), picks);
  }
  return [...found.values()];
}

const placeOf = ({ marketId, outcome }: Pick): number => marketKind(marketId)!.outcomes.indexOf(outcome);

test.each([
  ['tennis before it begins', tennis, tennisStart, playTennis(tennisStart), 5],
  ['tennis in the second set', tennis, tennisLive, playTennis(tennisLive), 5],
  ['ice hockey before it begins', iceHockey, hockeyStart, playHockey(hockeyStart), 5],
  ['ice hockey in the third period', iceHockey, hockeyLive, playHockey(hockeyLive), 5],
  ['basketball before it begins', basketball, basketStart, playBasketball(basketStart), 7],
  ['basketball in the last quarter', basketball, basketLive, playBasketball(basketLive), 7],
] as [string, SportModel<unknown, unknown>, unknown, Played, number][])(
  '%s: outcomes together cost what simulated matches show',
  { timeout: LONGEST_MS },
  (_, model, state, play, most) => {
    const combinations = combinationsOf(model, state);
    expect(combinations).toHaveLength(12);
    const won = combinations.map(() => 0);
    const next = uniform(90_210);
    for (let run = 0; run < RUNS; run++) {
      const facts = play(next);
      combinations.forEach((picks, at) => {
        if (picks.every((pick) => gradesOf(pick, facts)![placeOf(pick)] === 'win')) won[at]! += 1;
      });
    }
    const offs = combinations.map((picks, at) => {
      const price = priceCombination({ sport: model.sport, state }, picks, 0.05);
      const chance = 'fair' in price ? price.fair / MILLION : Number.NaN;
      const off = Math.abs(won[at]! / RUNS - chance) / Math.max(FINEST, Math.sqrt((chance * (1 - chance)) / RUNS));
      return { picks, off };
    });
    expect(offs.filter(({ off }) => !(off < most))).toEqual([]);
  },
);

const books = [
  ['tennis', () => [tennisStart, tennisLive].map((state) => priceBook(tennis, state, { margin: 0.05 }))],
  ['ice hockey', () => [hockeyStart, hockeyLive].map((state) => priceBook(iceHockey, state, { margin: 0.05 }))],
  ['basketball', () => [basketStart, basketLive].map((state) => priceBook(basketball, state, { margin: 0.05 }))],
] as const;

test.each(books)(
  '%s: probabilities of every line sum to one for each winner, and at least ten markets have prices',
  (_, make) => {
    for (const book of make()) {
      for (const { marketId, fair } of book) {
        const winners = marketKind(marketId)!.several ? 2 : 1;
        expect(Math.abs(fair.reduce((sum, parts) => sum + parts, 0) - winners * MILLION)).toBeLessThan(3);
      }
      expect(new Set(book.filter(({ odds }) => odds).map(({ marketId }) => marketId)).size).toBeGreaterThanOrEqual(10);
    }
  },
);

/** Returns the largest move of any odds between two moments a second apart, in which nothing happened. */
function furthest(before: readonly PricedMarket[], after: readonly PricedMarket[]): number {
  const known = new Map(after.map((line) => [`${line.marketId}/${line.specifiers}`, line.fair]));
  return before.reduce((most, { marketId, specifiers, fair }) => {
    const later = known.get(`${marketId}/${specifiers}`);
    return later ? Math.max(most, ...fair.map((parts, at) => Math.abs(parts - later[at]!))) : most;
  }, 0);
}

/** Returns the seconds of a part to test: its first ones, its last ones, and some between. */
const secondsOf = (length: number): number[] =>
  [1, 2, ...Array.from({ length: 12 }, (_, at) => 61 + 97 * at), length - 20, length - 2].filter(
    (second) => second > 0 && second < length,
  );

const SECOND = 1 / 60;
const timed = [
  [
    'football',
    () =>
      ([0, 1] as const).flatMap((half) =>
        secondsOf(2_700).map((second) => {
          const at = (moment: number) => {
            const left = shareOfGoalsLeft(half, moment, HALVES);
            const first = { left: shareLeftInFirst(half, moment, HALVES), home: half, away: 0 };
            const state = { homeRate: 1.6, awayRate: 1.1, home: half, away: half, left, first };
            return priceBook(football, state, { margin: 0.05 });
          };
          return furthest(at(second), at(second + 1));
        }),
      ),
    2_000,
  ],
  [
    'ice hockey',
    () =>
      [0, 1, 2].flatMap((done) =>
        // The start of the last two minutes, when a goalkeeper may leave, doesn't jump either.
        [...secondsOf(1_200), 1_079, 1_080, 1_081].map((second) => {
          const at = (moment: number) => {
            const periods = hockeyLive.periods.slice(0, done);
            return priceBook(iceHockey, { ...hockeyLive, periods, minutes: 20 - moment * SECOND }, { margin: 0.05 });
          };
          return furthest(at(second), at(second + 1));
        }),
      ),
    6_000,
  ],
  [
    'basketball',
    // In the last minute of a quarter a second without points is significant.
    () =>
      [0, 3].flatMap((done) =>
        secondsOf(660).map((second) => {
          const at = (moment: number) => {
            const periods = basketLive.periods.slice(0, done);
            return priceBook(basketball, { ...basketLive, periods, minutes: 12 - moment * SECOND }, { margin: 0.05 });
          };
          return furthest(at(second), at(second + 1));
        }),
      ),
    15_000,
  ],
] as const;

test.each(timed)('%s: a second in which nothing happens moves no price by a jump', (_, moves, most) => {
  expect(Math.max(...moves())).toBeLessThan(most);
});

test('kinds have ids of their own, whatever the sport', () => {
  const ids = [tennis, iceHockey, basketball].flatMap(({ sport, kinds }) =>
    kinds.map(({ id }) => [id, sport] as const),
  );
  expect(new Set(ids.map(([id]) => id)).size).toBe(ids.length);
  for (const [id, sport] of ids) expect(sportOf(id)).toBe(sport);
});

test('a set that is not played voids its lines, and one that is over is decided', () => {
  const facts: MatchFacts = {
    periods: [
      { home: 6, away: 3 },
      { home: 7, away: 6 },
    ],
    goals: [],
    over: true,
    abandoned: false,
  };
  expect(gradesOf({ marketId: 202, specifiers: 'setnr=2' }, facts)).toEqual(['win', 'lose']);
  expect(gradesOf({ marketId: 202, specifiers: 'setnr=3' }, facts)).toEqual(['void', 'void']);
  expect(gradesOf({ marketId: 199, specifiers: '' }, facts)).toEqual(['win', 'lose', 'lose', 'lose']);
  expect(parseSpecifiers('setnr=2')).toEqual({ setnr: '2' });
});
