import { expect, test } from 'vitest';
import { collectLaw, enumerateSpins } from '../exact/index.ts';
import { nodeHmac } from '../node.ts';
import { WIN_CAP_TENTHS } from '../pokie/definition.ts';
import { evaluate } from '../pokie/evaluate.ts';
import { createStream } from '../stream.ts';
import { drawing } from '../testing/draws.ts';
import { lamplighterLane as math, lamplighterLaneTitle as title } from './lamplighter-lane.ts';
import { type CollectOutcome, playCollect } from './play-collect.ts';

const streamOf = (nonce: number) => createStream(nodeHmac, { serverSeed: 'lamps', clientSeed: 'test', nonce });
const { awards, reels: freeReels } = title.freeSpins;
const places = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits;

/** Yields the first rounds with free spins. */
function* lit(count: number): Generator<CollectOutcome> {
  for (let nonce = 0; count > 0; nonce++) {
    const outcome = playCollect(title, streamOf(nonce));
    if (outcome.spins.length === 1) continue;
    count -= 1;
    yield outcome;
  }
}

// shows: promise:R4
test('what is published is what the exact chain of lamps gives, whatever the cap takes of it', () => {
  const { rtp, hitRate, deviation, capped } = collectLaw(title);
  for (const taken of [0, capped.rtp]) expect(places(rtp - taken, 4)).toBe(math.rtp);
  for (const taken of [0, capped.variance]) expect(places(Math.sqrt(deviation ** 2 - taken), 2)).toBe(math.deviation);
  expect(places(hitRate, 4)).toBe(math.hitRate);
});

test('the chain counts what walking every free spin by hand counts', () => {
  // Small enough to enumerate: every paid spin shows nine scatters, which award two free spins with few stops.
  const small = {
    ...title,
    reels: ['SSS', 'SSS', 'SSS', 'ABC', 'ABC'],
    freeSpins: { ...title.freeSpins, awards: { 9: 2 }, reels: ['ABCA', 'WAB', 'CWW', 'BA', 'AW'] },
    scatterPays: {},
    lamps: [
      { weight: 3, adds: 1 },
      { weight: 1, adds: 4 },
    ],
  };
  const windows = small.freeSpins.reels.map((strip) =>
    Array.from(strip, (_, stop) => (strip + strip + strip).slice(stop, stop + 3)),
  );
  const walk = (columns: readonly string[]): { pay: number; lamps: number }[] =>
    columns.length === windows.length
      ? [{ pay: evaluate(small, columns).pay, lamps: columns.join('').split('W').length - 1 }]
      : windows[columns.length]!.flatMap((column) => walk([...columns, column]));
  const spins = walk([]);
  const added = (lamps: number): [adds: number, likely: number][] =>
    lamps === 0
      ? [[0, 1]]
      : added(lamps - 1).flatMap(([adds, likely]): [number, number][] => [
          [adds + 1, likely * 0.75],
          [adds + 4, likely * 0.25],
        ]);
  const kinds = spins.flatMap(({ pay, lamps }) =>
    added(lamps).map(([adds, likely]) => ({ pay, adds, likely: likely / spins.length })),
  );
  let [mean, square, empty] = [0, 0, 0];
  for (const first of kinds)
    for (const then of kinds) {
      const won = first.pay * (1 + first.adds) + then.pay * (1 + first.adds + then.adds);
      const likely = first.likely * then.likely;
      mean += likely * won;
      square += likely * won * won;
      if (won === 0) empty += likely;
    }
  const law = collectLaw(small);
  expect((law.rtp * 10) / mean).toBeCloseTo(1, 10);
  expect((law.deviation * 10) / Math.sqrt(square - mean * mean)).toBeCloseTo(1, 10);
  expect(law.hitRate).toBeCloseTo(1 - empty, 10);
});

test('a lamp adds before its own spin is paid, none goes out, and every win counts by all that are lit', () => {
  let collected = 0;
  for (const { spins, pay, capped } of lit(60)) {
    const [paid, ...free] = spins;
    expect(paid).toMatchObject({ lamps: [], multiplier: 1 });
    let multiplier = 1;
    for (const spin of free) {
      const wilds = spin.reels.flatMap((column, reel) =>
        [...column].flatMap((letter, row) => (letter === 'W' ? [reel * 10 + row] : [])),
      );
      expect(spin.lamps.map(({ cell }) => cell)).toEqual(wilds);
      for (const { adds } of spin.lamps) expect(title.lamps.some((lamp) => lamp.adds === adds)).toBe(true);
      multiplier += spin.lamps.reduce((sum, { adds }) => sum + adds, 0);
      expect(spin.multiplier).toBe(multiplier);
      expect(spin.wins).toEqual(evaluate(title, spin.reels).wins);
      expect(spin.pay).toBe(multiplier * spin.wins.reduce((sum, win) => sum + win.pay, 0));
      collected += spin.lamps.length;
    }
    const total = spins.reduce((sum, spin) => sum + spin.pay, 0);
    expect([pay, capped]).toEqual([Math.min(total, WIN_CAP_TENTHS), total > WIN_CAP_TENTHS]);
    const scatters = paid!.reels.join('').split('S').length - 1;
    expect(free.length).toBe(awards[scatters]);
  }
  expect(collected).toBeGreaterThan(200);
});

test('free spins bring no scatters, so they have a known end, and no wild begins a way', () => {
  for (const strip of freeReels) expect(strip).not.toContain('S');
  for (const [first] of [title.reels, freeReels]) expect(first).not.toContain('W');
});

test('rounds drawn from the real stream stay within the 99.9 % interval', () => {
  const rounds = 60_000;
  let [paid, hits] = [0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { win } = math.play(streamOf(nonce), { stake: 10n, params: {} }, null);
    paid += Number(win) / 10;
    if (win > 0n) hits += 1;
  }
  expect(Math.abs(paid / rounds - math.rtp)).toBeLessThan((3.29 * math.deviation!) / Math.sqrt(rounds));
  const rate = math.hitRate!;
  expect(Math.abs(hits / rounds - rate)).toBeLessThan(3.29 * Math.sqrt((rate * (1 - rate)) / rounds));
});

test('the largest win it publishes is the cap, and some draw pays it, also where a gift opens the free spins', () => {
  const counted = { ...title, scatter: title.wild, scatterPays: {} };
  const dearest = enumerateSpins(counted, freeReels)
    .filter(({ scatters }) => scatters > 0)
    .reduce((best, spin) => (spin.pay > best.pay ? spin : best));
  // Every lamp in it adds the maximum: the last of the weights.
  const last = title.lamps.reduce((sum, { weight }) => sum + weight, 0) - 1;
  const free = [...dearest.stops, ...Array.from({ length: dearest.scatters }, () => last)];
  const draws = (stops: readonly number[], spins: number) => [...stops, ...Array.from({ length: spins }, () => free)];
  const opening = enumerateSpins(title, title.reels).find(({ scatters }) => scatters === 5)!;
  const won = math.play(drawing(...draws(opening.stops, awards[5]!).flat()), { stake: 10n, params: {} }, null);
  expect(won.win).toBe(BigInt(10 * math.maxWinMultiple));
  expect(won.outcome).toMatchObject({ capped: true, pay: WIN_CAP_TENTHS });

  const plain = enumerateSpins(title, title.reels).find(({ scatters }) => scatters === 0)!;
  const params = math.validate({ feature: true })!;
  const opened = math.play(drawing(...draws(plain.stops, awards[3]!).flat()), { stake: 10n, params }, null);
  expect(opened.steps).toBe(1 + awards[3]!);
  expect(opened.win).toBe(won.win);
  for (const other of [{ feature: 1 }, { buy: true }, 'feature']) expect(math.validate(other)).toBeNull();
});
