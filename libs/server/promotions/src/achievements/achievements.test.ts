import { describe, expect, test } from 'vitest';
import { PICO_EUROS } from '@croupier/money';
import { achievements, earnedStatuses, isDone, isHeld } from './achievements.ts';

const nothing = { staked: 0n, provider_staked: 0n, title_staked: 0n, pokie_rounds: 0n };
const held = (statuses: number[], { points = true, deposits = 5 } = {}) =>
  achievements
    .filter((each) => isHeld(each, { statuses: new Set(statuses), points, deposits }))
    .map(({ frontend_identifier }) => frontend_identifier);

// shows: group:achievement-606-607; group:achievement-55-273; group:achievement-112-208; group:achievement-56-211
// shows: group:achievement-112-394
describe('an achievement is held by whoever has one of its two statuses', () => {
  test.each([
    [606, ['thousand-spins']],
    [607, ['thousand-spins']],
    [55, ['regular']],
    [273, ['regular']],
    [112, ['paperlantern-reader', 'five-deposits']],
    [208, ['paperlantern-reader']],
    [56, ['orchard-keeper']],
    [211, ['orchard-keeper']],
    [394, ['five-deposits']],
    [543, []],
  ] as const)('%i', (status, expected) => {
    expect(held([status])).toEqual(expected);
  });

  test('208 only where comp points are switched on; 112 anyway', () => {
    expect(held([208], { points: false })).toEqual([]);
    expect(held([112], { points: false })).toContain('paperlantern-reader');
  });

  // shows: level:achievement-394
  test('394 only with five deposits; 112 anyway', () => {
    expect(held([394], { deposits: 4 })).toEqual([]);
    expect(held([394], { deposits: 5 })).toEqual(['five-deposits']);
    expect(held([112], { deposits: 0 })).toContain('five-deposits');
  });
});

// shows: fields:achievement-types
test('one looks at all stakes, one at those in a provider’s games, one at those in a title, one at spins', () => {
  const euros = (amount: bigint) => amount * PICO_EUROS;
  const deeds = { staked: euros(999n), provider_staked: euros(499n), title_staked: euros(249n), pokie_rounds: 999n };
  const earned = (changes: Partial<typeof deeds>) =>
    achievements
      .filter((each) => isDone(each, { ...deeds, ...changes }))
      .map(({ type, frontend_identifier: id }) => `${type} ${id}`);
  expect(earned({ staked: 0n })).toEqual([]);
  expect(earned({ staked: euros(1_000n) })).toEqual(['bet_sum regular', 'bet_sum five-deposits']);
  expect(earned({ staked: 0n, provider_staked: euros(500n) })).toEqual(['bet_provider paperlantern-reader']);
  expect(earned({ staked: 0n, title_staked: euros(250n) })).toEqual(['bet_slot orchard-keeper']);
  expect(earned({ staked: 0n, pokie_rounds: 1_000n })).toEqual(['spin_count thousand-spins']);
});

// shows: level:achievement-tied
test('one that belongs to a tournament leaves with it, and no other does', () => {
  const [spins] = achievements;
  const conditions = { statuses: new Set([606]), points: true, deposits: 0, archived: new Set(['grand-reel']) };
  expect(isHeld({ ...spins!, tournament: 'grand-reel' }, conditions)).toBe(false);
  expect(isHeld({ ...spins!, tournament: 'another' }, conditions)).toBe(true);
  expect(isHeld(spins!, conditions)).toBe(true);
});

// shows: level:achievement-budget
test.each([
  ['thousand-spins', { pokie_rounds: 1_000n }, 606],
  ['regular', { staked: 1_000n * PICO_EUROS }, 55],
  ['paperlantern-reader', { provider_staked: 500n * PICO_EUROS }, 208],
  ['orchard-keeper', { title_staked: 250n * PICO_EUROS }, 56],
  ['five-deposits', { staked: 100n * PICO_EUROS }, 394],
] as const)('%s is earned at its budget, not one before', (_, deeds, status) => {
  const [[key, budget]] = Object.entries(deeds) as [[keyof typeof nothing, bigint]];
  expect(earnedStatuses({ ...nothing, [key]: budget })).toContain(status);
  expect(earnedStatuses({ ...nothing, [key]: budget - 1n })).not.toContain(status);
});
