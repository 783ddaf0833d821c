import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopiesBench } from './copies.ts';

/** Limit above the delays of a busy machine, and below those of a locked row or a dead copy. */
const MOST_MS = 4_000;

/** Number of copies; three at night. */
const COPIES = process.env['LONG'] ? 3 : 2;
const seconds = process.env['LONG'] ? { together: 3, steady: 6, held: 5 } : { together: 1, steady: 2, held: 2 };

// The short form of `npm run bench -- copies`: ratios are for a quiet machine.
let copies: CopiesBench;
beforeAll(async () => {
  copies = await CopiesBench.start({ count: COPIES, seconds, players: 60 });
}, 120_000);
afterAll(() => copies?.stop());

// shows: promise:C4
test(`${COPIES} copies that bet in four currencies, and players with a tab at each of two, meet no deadlock and no refusal`, async () => {
  const { ran, tabs, deadlocks } = await copies.together();
  expect([Object.keys(ran.answers), Object.keys(tabs.answers)]).toEqual([['200'], ['200']]);
  expect([deadlocks, ran.again]).toEqual([0, 0]);
}, 60_000);

test('while some players’ rows are held, the others’ bets are taken, and those too in the end', async () => {
  const { free, blocked } = await copies.held();
  expect([Object.keys(free.answers), Object.keys(blocked.answers)]).toEqual([['200'], ['200']]);
  expect(free.p50).toBeLessThan(MOST_MS);
}, 60_000);

// shows: promise:X1
test('one of two copies is killed: every bet is taken by the other, and all acknowledged ones are stored', async () => {
  const killed = await copies.kill();
  expect(Object.keys(killed.answers)).toEqual(['200']);
  const { stored, acknowledged, breaks } = await copies.stored();
  expect([stored, breaks]).toEqual([acknowledged, 0]);
}, 60_000);
