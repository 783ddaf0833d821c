import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../game.ts';
import { nodeHmac } from '../node.ts';
import { createStream } from '../stream.ts';
import { drawing, hostile } from '../testing/draws.ts';
import { keno, KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, type KenoOutcome, kenoRisks, kenoTable } from './keno.ts';

const outcomeOf = (outcome: Json) => outcome as unknown as KenoOutcome;
const tables = kenoRisks.flatMap((risk) =>
  Array.from({ length: KENO_MOST_PICKS }, (_, at) => ({ risk, picks: at + 1 })),
);

const choose = (from: number, some: number): bigint => {
  let ways = 1n;
  for (let at = 0; at < some; at++) ways = (ways * BigInt(from - at)) / BigInt(at + 1);
  return ways;
};
/** Returns how many of the draws of ten give a ticket this many hits. */
const waysOf = (picks: number, hits: number): bigint =>
  choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits);

// shows: promise:R4
test.each(tables)('over all draws $picks picks at $risk risk pay back 99.00 % and never more', ({ risk, picks }) => {
  const table = kenoTable(risk, picks);
  expect(table).toHaveLength(picks + 1);
  const paid = table.reduce((sum, pays, hits) => sum + waysOf(picks, hits) * BigInt(pays), 0n);
  const staked = choose(KENO_NUMBERS, KENO_DRAWN) * 100n;
  expect(paid * 100n).toBeLessThanOrEqual(staked * 99n);
  expect(paid * 20_000n).toBeGreaterThanOrEqual(staked * 19_799n); // 98.995 %
  expect(table).toEqual(table.toSorted((a, b) => a - b));
});

test('the hits of two picks come as often as the table is counted by', () => {
  const counted = [0n, 0n, 0n];
  // Only the positions of the two picks matter: enumerates every pair of positions among the forty that the shuffle
  // could give.
  for (let one = 0; one < KENO_NUMBERS; one++)
    for (let other = 0; other < one; other++) counted[Number(one < KENO_DRAWN) + Number(other < KENO_DRAWN)]! += 1n;
  const all = choose(KENO_NUMBERS, KENO_DRAWN);
  const pairs = choose(KENO_NUMBERS, 2);
  counted.forEach((count, hits) => expect(count * all).toBe(waysOf(2, hits) * pairs));
});

test('ten different numbers come, whatever the seeds, and the hits among them are paid', () => {
  const tickets = fc.uniqueArray(fc.integer({ min: 1, max: KENO_NUMBERS }), {
    minLength: 1,
    maxLength: KENO_MOST_PICKS,
  });
  fc.assert(
    fc.property(fc.uuid(), tickets, fc.constantFrom(...kenoRisks), (seed, picks, risk) => {
      const params = keno.validate({ picks, risk })!;
      const stream = createStream(nodeHmac, { serverSeed: seed, clientSeed: 'c', nonce: 1 });
      const { win, outcome } = keno.play(stream, { stake: 1_000n, params }, null);
      const { drawn, hits, pays } = outcomeOf(outcome);
      expect(new Set(drawn).size).toBe(KENO_DRAWN);
      for (const number of drawn) expect(number >= 1 && number <= KENO_NUMBERS).toBe(true);
      expect(hits).toBe(picks.filter((pick) => drawn.includes(pick)).length);
      expect(win).toBe(BigInt(pays) * 10n);
      expect(win).toBeLessThanOrEqual(5_000_000n);
    }),
  );
});

test('the largest win is the one that is published', () => {
  const all = tables.flatMap(({ risk, picks }) => [...kenoTable(risk, picks)]);
  expect(Math.max(...all) / 100).toBe(keno.maxWinMultiple);
  const first = Array.from({ length: KENO_DRAWN }, () => 0);
  const params = { picks: [1, 2, 3, 4, 5, 6, 7], risk: 'high' };
  expect(keno.play(drawing(...first), { stake: 100n, params }, null).win).toBe(500_000n);
});

test('a ticket is put in order; anything but one to ten different numbers is refused', () => {
  expect(keno.validate({ picks: [9, 30, 4], risk: 'low', hits: 3 })).toEqual({ picks: [4, 9, 30], risk: 'low' });
  for (const params of hostile) expect(keno.validate(params)).toBeNull();
});
