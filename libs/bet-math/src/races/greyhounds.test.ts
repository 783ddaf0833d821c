import { expect, test } from 'vitest';
import { MILLION } from '../margin.ts';
import { gradesOf, marketKind } from '../markets.ts';
import type { MatchFacts } from '../model/market-kind.ts';
import { priceBook } from '../model/price.ts';
import { uniform } from '../testing/uniform.ts';
import { FIELD_MARKETS } from './field-markets.ts';
import { forecast, placed, type Ranks } from './finish.ts';
import { greyhounds, nextChances, type RaceState } from './greyhounds.ts';

/** Reads the environment without Node's types: the library also runs in browsers, only its tests run in Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The long form: CROUPIER_RACE_RUNS=1000000. */
const RUNS = Number(process.env['CROUPIER_RACE_RUNS'] ?? 20_000);

const SIX: RaceState = { chances: [0.34, 0.22, 0.16, 0.13, 0.1, 0.05], places: 2 };
const ONE_AWAY: RaceState = { chances: [0.4, 0, 0.25, 0.15, 0.12, 0.08], places: 2 };
const SIXTEEN: RaceState = { chances: Array.from({ length: 16 }, (_, at) => (16 - at) / 136), places: 3 };

const facts = (ranks: Ranks, places = 2): MatchFacts => ({
  ...{ periods: [], goals: [], over: true, abandoned: false },
  finish: { ranks, places },
});
const line = (marketId: number) => ({ marketId, specifiers: '' });

/** Simulates a race: draws each next place among the runners left, with the same chances that the odds use. */
function run({ chances, places }: RaceState, next: () => number): MatchFacts {
  const taken: number[] = [];
  const running = chances.filter((chance) => chance > 0).length;
  while (taken.length < running) {
    let left = next();
    const chanceOf = nextChances(chances, taken);
    const at = chanceOf.findIndex((chance) => chance > 0 && (left -= chance) < 0);
    taken.push(at >= 0 ? at : chanceOf.findLastIndex((chance) => chance > 0));
  }
  return facts(
    chances.map((chance, at) => (chance > 0 ? taken.indexOf(at) + 1 : null)),
    places,
  );
}

test.each([
  ['six', SIX],
  ['five of six', ONE_AWAY],
  ['sixteen', SIXTEEN],
])('the prices of a race of %s are what it does when it is run again and again', (_, state) => {
  const book = priceBook(greyhounds, state, { margin: 0.15 });
  const wins = new Map(book.map(({ marketId, fair }) => [marketId, fair.map(() => 0)]));
  const next = uniform(7);
  for (let at = 0; at < RUNS; at++) {
    const ended = run(state, next);
    for (const { marketId } of book)
      gradesOf(line(marketId), ended)!.forEach(
        (grade, index) => (wins.get(marketId)![index]! += grade === 'win' ? 1 : 0),
      );
  }
  for (const { marketId, fair } of book)
    for (const [index, share] of fair.entries()) {
      const chance = share / MILLION;
      const error = 4.5 * Math.sqrt((chance * (1 - chance)) / RUNS) + 2e-6;
      expect(Math.abs(wins.get(marketId)![index]! / RUNS - chance), `${marketId} ${index}`).toBeLessThan(error);
    }
});

test('chances sum to one winner, two placed and one order; one that stays away has no price', () => {
  const book = priceBook(greyhounds, ONE_AWAY, { margin: 0.15 });
  const sums = book.map(({ fair }) => fair.reduce((sum, one) => sum + one, 0));
  expect(sums[0]).toBe(MILLION);
  expect(sums[1]! / MILLION).toBeCloseTo(2, 4);
  expect(sums[2]).toBe(MILLION);
  expect(book[0]!.odds!.slice(0, 6).map((odds) => odds !== null)).toEqual([true, false, true, true, true, true]);
  expect(book[2]!.odds!.filter((odds) => odds !== null)).toHaveLength(20);
});

test('the beaten favourite is less likely to be second than plain proportions have it', () => {
  const [, , third] = nextChances(SIX.chances, [0]);
  const [first] = nextChances(SIX.chances, [5]);
  expect(first!).toBeLessThan(0.34 / 0.95);
  expect(third!).toBeGreaterThan(0.05);
});

test('a tie for a place divides what is left of the places', () => {
  const ranks: Ranks = [1, 2, 2, 4, null, 5];
  expect(placed(ranks, 1, 2)).toEqual({ grade: 'win', deadHeat: null });
  expect(placed(ranks, 3, 2)).toEqual({ grade: 'win', deadHeat: { places: 1, tied: 2 } });
  expect(placed(ranks, 3, 3)).toEqual({ grade: 'win', deadHeat: null });
  expect(placed(ranks, 5, 2)).toEqual({ grade: 'void', deadHeat: null });
  expect(placed([1, 1, 3, 4, 5, 6], 2, 1)).toEqual({ grade: 'win', deadHeat: { places: 1, tied: 2 } });
});

test('every order that a tie allows wins its share of a forecast', () => {
  expect(forecast([1, 1, 3, 4], 2, 1)).toEqual({ grade: 'win', deadHeat: { places: 1, tied: 2 } });
  expect(forecast([1, 2, 2, 4], 1, 3)).toEqual({ grade: 'win', deadHeat: { places: 1, tied: 2 } });
  expect(forecast([1, 2, 2, 4], 2, 1)).toEqual({ grade: 'lose', deadHeat: null });
  expect(forecast([1, 2, null, 3], 1, 3)).toEqual({ grade: 'void', deadHeat: null });
});

test('a market of a race is settled by who came in where', () => {
  const ended = facts([2, 1, null, 3, 5, 4]);
  const graded = (marketId: number) => gradesOf(line(marketId), ended)!.slice(0, 6);
  expect(graded(FIELD_MARKETS.win)).toEqual(['lose', 'win', 'void', 'lose', 'lose', 'lose']);
  expect(graded(FIELD_MARKETS.place)).toEqual(['win', 'win', 'void', 'lose', 'lose', 'lose']);
  const orders = marketKind(FIELD_MARKETS.forecast)!.outcomes;
  expect(gradesOf(line(FIELD_MARKETS.forecast), ended)![orders.indexOf('2-1')]).toBe('win');
});
