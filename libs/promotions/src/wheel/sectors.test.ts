import { expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';
import { placeOf, sectorsOf, slicePath } from './sectors.ts';

const wheel = {
  total_weight: 1_000,
  outcomes: [
    { id: 'nothing', title: 'Nothing', weight: 700, wins: false },
    { id: 'spins', title: 'Spins', weight: 300, wins: true },
  ],
};

test('a slice is as wide as its chance, and what was drawn lies in it', () => {
  const [nothing, spins] = sectorsOf(wheel);
  expect([nothing!.from, nothing!.to, spins!.from, spins!.to]).toEqual([0, 0.7, 0.7, 1]);
  expect(placeOf(699, 1_000)).toBeLessThan(0.7);
  expect(placeOf(700, 1_000)).toBeGreaterThan(0.7);
  expect(slicePath(nothing!)).toMatch(/ 1 1 /); // More than half a turn takes the large arc.
  expect(slicePath(spins!)).toMatch(/ 0 1 /);
});

const opened = {
  outcome: 'nothing',
  nonce: 3,
  client_seed: 'client',
  server_seed: 'key',
  server_seed_hash: '2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683',
  drawn: 0,
};

test('a draw is checked from its seeds: right for one number alone', () => {
  const right = Array.from({ length: 1_000 }, (_, drawn) => drawn).filter(
    (drawn) => checkDraw({ total_weight: 1_000, opened: { ...opened, drawn } }) === 'right',
  );
  expect(right).toHaveLength(1);
});

test('another seed than the one committed to is wrong, and a secret one is not checked yet', () => {
  const other = { ...opened, server_seed: 'another' };
  expect(checkDraw({ total_weight: 1_000, opened: other })).toBe('wrong');
  expect(checkDraw({ total_weight: 1_000, opened: { ...opened, server_seed: null } })).toBe('hidden');
});
