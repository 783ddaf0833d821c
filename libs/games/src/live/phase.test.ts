import { expect, test } from 'vitest';
import { buildRound, buildTable } from '../testing/build-live.ts';
import { clockOf } from './phase.ts';

const table = buildTable();
const at = (ms: number) => Date.parse('2026-11-25T12:00:00.000Z') + ms;
const phaseAt = (ms: number, changes: Parameters<typeof buildRound>[0] = {}) =>
  clockOf(table, buildRound(changes), at(ms)).phase;
const drawn = { state: 'drawn', starts_at: '2026-11-25T12:00:09.000Z' } as const;

test('bets are taken until the lock, and not at it', () => {
  expect([phaseAt(0), phaseAt(7_999), phaseAt(8_000)]).toEqual(['betting', 'betting', 'locked']);
});

test('whether a round is void is the server’s to say, however long it waits', () => {
  expect(phaseAt(60_000)).toBe('locked');
  expect(phaseAt(9_000, { state: 'void' })).toBe('void');
});

test('what was drawn is shown from its start, and not before', () => {
  expect([phaseAt(8_500, drawn), phaseAt(9_000, drawn), phaseAt(90_000, drawn)]).toEqual([
    'locked',
    'running',
    'running',
  ]);
});

test('a round that the server says is over has a result, though the own clock is behind', () => {
  const over = { ...drawn, state: 'over', lasts_ms: 5_000, outcome: { bust: 134 } } as const;
  expect(phaseAt(13_900, over)).toBe('result');
  expect([phaseAt(17_999, over), phaseAt(18_000, over), phaseAt(60_000, over)]).toEqual([
    'result',
    'between',
    'asleep',
  ]);
});

test('a table nobody looked at opens', () => {
  expect(clockOf(table, null, at(0)).phase).toBe('asleep');
});
