import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketKind } from '@croupier/bet-math';
import { type Database, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { goal, sportsbookDatabase, testMatch } from '../testing/index.ts';
import { countMatch } from './count-match.ts';
import { readCalibration } from './read-calibration.ts';

let db: Database;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

const ASIAN = 16;
const football = async () => (await readCalibration(db)).sports.find(({ sport }) => sport === 'football');

test('before any match is over nothing is claimed', async () => {
  expect(await readCalibration(db)).toEqual({ sports: [] });
});

test('a match counts once, by what was said as it began, each line beside how it ended', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3_600) });
  const said = new Map(
    (await run(db, tables.selectFrom('sport_markets').select(['market_id', 'specifiers', 'fair']))).map((line) => [
      `${line.market_id}/${line.specifiers}`,
      line.fair,
    ]),
  );
  await match.report({ at: at(3_600), left: 1 });
  await match.report({ at: at(5_000), left: 0.2, goals: [goal('home')] });
  expect(await football()).toBeUndefined();
  const ended = { at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] } as const;
  await match.update(ended);
  const counted = (await football())!;
  const [home = 0, draw = 0, away = 0] = said.get('1/')!;
  const loss = (chance: number) => -Math.log(chance / 1_000_000) * 1_000_000;
  const result = counted.markets.find(({ market_id }) => market_id === 1)!;
  expect(result.lines).toBe(1);
  expect(Math.abs(result.loss - loss(home))).toBeLessThanOrEqual(1);
  const expected = [home, draw, away].reduce((sum, chance) => sum + (chance / 1_000_000) * loss(chance), 0);
  expect(Math.abs(result.expected - expected)).toBeLessThanOrEqual(1);
  // Both outcomes of a double chance may win: it has no one surprise, but its chances count.
  expect(counted.markets.some(({ market_id }) => marketKind(market_id)?.name === 'doubleChance')).toBe(false);
  const outcomes = counted.tenths.reduce((sum, tenth) => sum + tenth.outcomes, 0);
  expect(outcomes).toBeGreaterThan(100);
  for (const { tenth, stated } of counted.tenths) expect(Math.min(9, Math.floor(stated / 100_000))).toBe(tenth);
  // One match is one trial: luck explains what it was off by.
  expect(counted.matches).toBe(1);
  for (const { stated, happened, luck } of counted.tenths)
    expect(luck).toBeGreaterThanOrEqual(Math.min(1_000_000, 1.95 * Math.abs(stated - happened)));

  await match.update(ended);
  expect(await football()).toEqual(counted);
});

test('two that end a match at once count it once', async () => {
  const before = await football();
  const match = await testMatch(db, { now: start, kickOffAt: at(3_600) });
  await match.report({ at: at(3_600), left: 1 });
  await match.report({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const count = () => db.transaction((tx) => countMatch(tx, BigInt(match.id)));
  await Promise.all([count(), count(), count()]);
  const linesOf = (one: typeof before) => one?.markets.find(({ market_id }) => market_id === 1)?.lines ?? 0;
  expect(linesOf(await football())).toBe(linesOf(before) + 1);
});

test('half of a stake that came back counts for nothing, the other half counts half', async () => {
  const before = (await football())!;
  const linesOf = (one: typeof before | undefined, marketId: number) =>
    one?.markets.find(({ market_id }) => market_id === marketId)?.lines ?? 0;
  const match = await testMatch(db, { now: start, kickOffAt: at(3_600) });
  await match.report({ at: at(3_600), left: 1 });
  await match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home'), goal('away')] });
  const after = await football();
  // A draw: the stake on a "draw no bet" side was returned.
  expect(linesOf(after, 11)).toBe(linesOf(before, 11));
  expect(linesOf(after, 1)).toBe(linesOf(before, 1) + 1);
  const asian = (await match.read()).markets.filter(({ market_id, odds }) => market_id === ASIAN && odds !== null);
  const weights = asian.map(({ results }) => (results![0] === 'void' ? 0 : results![0]!.startsWith('half') ? 0.5 : 1));
  expect(new Set(weights)).toEqual(new Set([0, 0.5, 1]));
  expect(linesOf(after, ASIAN) - linesOf(before, ASIAN)).toBe(weights.reduce<number>((sum, weight) => sum + weight, 0));
});

test('an abandoned match says nothing of what it left open', async () => {
  const before = (await football())!;
  const match = await testMatch(db, { now: start, kickOffAt: at(3_600) });
  await match.report({ at: at(3_600), left: 1 });
  await match.update({ at: at(4_000), status: 'abandoned', period: null, left: 0.9 });
  expect((await football())!.tenths).toEqual(before.tenths);
});
