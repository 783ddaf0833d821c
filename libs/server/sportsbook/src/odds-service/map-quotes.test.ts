import { expect, test } from 'vitest';
import { withoutMargin } from '@croupier/bet-math';
import { mapQuotes } from './map-quotes.ts';
import { parseQuotes, parseScores, type QuotedMatch } from './wire.ts';

const at = '2026-11-20T17:59:00Z';
type Prices = readonly (readonly [name: string, price: number, point?: number])[];
const market = (key: string, prices: Prices) => ({
  key,
  outcomes: prices.map(([name, price, point]) => ({ name, price, point })),
});
const book = (key: string, ...markets: object[]) => ({ key, last_update: at, markets });
const matchOf = (sport_key: string, ...bookmakers: object[]): QuotedMatch =>
  parseQuotes([
    { id: 'm1', sport_key, commence_time: '2026-11-20T20:00:00Z', home_team: 'Ada', away_team: 'Ben', bookmakers },
  ]).items[0]!;
const map = (match: QuotedMatch, margin = 0.05) => mapQuotes(match, match.books, margin);
const h2h = (home: number, draw: number, away: number) =>
  market('h2h', [['Ada', home], ['Ben', away], ['Draw', draw]]); // prettier-ignore

test('chances come back out of a book, whatever margin it put on', () => {
  const fair = withoutMargin([2.1, 3.4, 3.6])!;
  expect(fair.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect(fair[0]).toBeGreaterThan(fair[2]!);
  // Long shots carry more of a margin than favourites.
  const [favourite, outsider] = withoutMargin([1.1, 8])!;
  expect((1 / 1.1 - favourite!) / favourite!).toBeLessThan((1 / 8 - outsider!) / outsider!);
  for (const nonsense of [[1.01, 1.01], [100, 100], [2, Number.NaN]]) expect(withoutMargin(nonsense)).toBeNull(); // prettier-ignore
});

test('the median of the books counts, so that one which is far off moves nothing', () => {
  const three = [h2h(2.1, 3.4, 3.6), h2h(2.12, 3.4, 3.55), h2h(2.08, 3.4, 3.65)].map((own, at) => book(`b${at}`, own));
  const [plain] = map(matchOf('soccer_x', ...three)).prices;
  const [mad] = map(matchOf('soccer_x', ...three, book('mad', h2h(9, 3.4, 1.3)), book('mad2', h2h(1.1, 9, 30)))).prices;
  expect(plain).toMatchObject({ marketId: 1, specifiers: '', back: 0 });
  expect(plain!.fair.reduce((sum, part) => sum + part)).toBe(1_000_000);
  for (const [at, part] of plain!.fair.entries()) expect(Math.abs(part - mad!.fair[at]!)).toBeLessThan(20_000);
  for (const [at, odds] of plain!.odds!.entries()) expect(odds! * plain!.fair[at]!).toBeLessThanOrEqual(10_000_000_000);
});

test('one book alone makes no price, and a book that can’t be one is not counted', () => {
  expect(map(matchOf('soccer_x', book('one', h2h(2, 3.4, 3.6)))).prices).toEqual([]);
  expect(map(matchOf('soccer_x', book('one', h2h(2, 3.4, 3.6)), book('two', h2h(1.01, 1.02, 1.03)))).prices).toEqual(
    [],
  );
});

test('spreads and totals become our lines; what can be drawn, and what has no place here, is counted', () => {
  const own = [
    market('spreads', [['Ben', 1.9, -1.5], ['Ada', 1.9, 1.5]]),
    market('totals', [['Under', 1.9, 2.5], ['Over', 1.9, 2.5]]),
    market('totals', [['Over', 1.9, 3], ['Under', 1.9, 3]]),
    market('h2h_q1', [['Ada', 1.9], ['Ben', 1.9]]),
    market('outrights', [['Ada', 5], ['Zoe', 5]]),
    market('h2h', [['Ada', 1.9], ['Someone', 1.9]]),
  ]; // prettier-ignore
  const { prices, unknown } = map(matchOf('soccer_x', book('one', ...own), book('two', ...own)));
  expect(prices.map(({ marketId, specifiers }) => [marketId, specifiers])).toEqual([[16, 'hcp=1.5'], [18, 'total=2.5']]); // prettier-ignore
  expect(new Set(unknown.map(({ kind, name }) => `${kind} ${name}`))).toEqual(
    new Set(['line totals 3', 'market h2h_q1', 'market outrights', 'team Ada / Someone']),
  );
});

test('lines of which two bets would cover everything are not offered together', () => {
  const low = (over: number, under: number) => market('totals', [['Over', over, 1.5], ['Under', under, 1.5]]); // prettier-ignore
  const high = (over: number, under: number) => market('totals', [['Over', over, 2.5], ['Under', under, 2.5]]); // prettier-ignore
  const sound = [low(1.4, 2.9), high(2.1, 1.75)];
  expect(map(matchOf('soccer_x', book('one', ...sound), book('two', ...sound))).prices).toHaveLength(2);
  // Over 1.5 at evens and under 2.5 at three to one: both together can't lose.
  const mad = [low(2, 1.85), high(1.4, 2.9)];
  expect(map(matchOf('soccer_x', book('one', ...mad), book('two', ...mad))).prices).toHaveLength(1);
});

test('what can’t be read is left out and counted, whatever it is', () => {
  const good = { id: 'ok', sport_key: 'soccer_x', commence_time: at, home_team: 'A', away_team: 'B', bookmakers: [] };
  const bad = [
    null,
    7,
    'x',
    [],
    {},
    { ...good, id: '<script>' },
    { ...good, commence_time: 'soon' },
    { ...good, home_team: 'x'.repeat(1000) },
    { ...good, bookmakers: 'none' },
    { ...good, __proto__: null, home_team: null },
  ];
  const { items, unread } = parseQuotes([...bad, good]);
  expect([items.length, unread]).toEqual([1, bad.length]);
  const odd = [
    { key: 'b', last_update: at, markets: [{ key: 'h2h', outcomes: [{ name: 'A', price: '1e999' }] }, null] },
    3,
  ];
  expect(parseQuotes([{ ...good, bookmakers: odd }]).items[0]!.books).toEqual([
    { key: 'b', at: new Date(at), markets: [] },
  ]);
  expect(() => parseQuotes({ error: 'quota' })).toThrow();
  expect(() => parseQuotes(Array.from({ length: 100_000 }, () => good))).toThrow();
  const scored = { ...good, completed: true, scores: [{ name: 'A', score: '-1' }] };
  expect(parseScores([scored, { ...scored, scores: null }])).toMatchObject({ unread: 1 });
});
