import { expect, test } from 'vitest';
import type { Json } from '../game.ts';
import { drawing, hostile } from '../testing/draws.ts';
import { plinko, PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, type PlinkoOutcome, plinkoRisks, plinkoTable } from './plinko.ts';

const outcomeOf = (outcome: Json) => outcome as unknown as PlinkoOutcome;
const tables = plinkoRisks.flatMap((risk) =>
  Array.from({ length: PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS + 1 }, (_, at) => ({ risk, rows: PLINKO_LEAST_ROWS + at })),
);

const pathOf = (rows: number, way: number) => Array.from({ length: rows }, (_, row) => (way >> row) & 1);

// shows: promise:R4
test.each(tables)('over all ways through $rows rows at $risk risk, 99.00 % come back and never more', (params) => {
  let paid = 0n;
  for (let way = 0; way < 2 ** params.rows; way++) {
    const { win } = plinko.play(drawing(...pathOf(params.rows, way)), { stake: 100n, params }, null);
    paid += win;
  }
  const staked = 100n * 2n ** BigInt(params.rows);
  expect(paid * 100n).toBeLessThanOrEqual(staked * 99n);
  expect(paid * 20_000n).toBeGreaterThanOrEqual(staked * 19_799n); // 98.995 %
});

test.each(tables)('$rows rows at $risk risk pay more the farther out, the same on both sides', (params) => {
  const table = plinkoTable(params);
  expect(table).toHaveLength(params.rows + 1);
  expect(table.toReversed()).toEqual(table);
  const half = table.slice(0, Math.floor(params.rows / 2) + 1);
  expect(half).toEqual(half.toSorted((a, b) => b - a));
});

test('the ball falls as it is drawn, and lands where the path leads', () => {
  const path = [1, 0, 1, 1, 0, 1, 1, 1];
  const { outcome, win } = plinko.play(drawing(...path), { stake: 1_000n, params: { rows: 8, risk: 'high' } }, null);
  expect(outcomeOf(outcome)).toEqual({ rows: 8, risk: 'high', path, bucket: 6, pays: 110 });
  expect(win).toBe(1_100n);
});

test('the largest win is the one that is published', () => {
  expect(Math.max(...tables.flatMap((params) => [...plinkoTable(params)])) / 100).toBe(plinko.maxWinMultiple);
});

test('only rows and a risk that there are begin a round, and nothing rides along', () => {
  expect(plinko.validate({ rows: 16, risk: 'low', bucket: 0 })).toEqual({ rows: 16, risk: 'low' });
  for (const params of hostile) expect(plinko.validate(params)).toBeNull();
});
