import { expect, test } from 'vitest';
import { fastRandom, holdLaw, mathSampler } from '../exact/index.ts';
import { games } from '../games.ts';
import { nodeHmac } from '../node.ts';
import { evaluate } from '../pokie/evaluate.ts';
import { createStream, type RandomStream } from '../stream.ts';
import type { HoldDefinition } from './definition.ts';
import { type HoldOutcome, playHold } from './play-hold.ts';
import { holdTitles } from './titles.ts';

const titles = [...holdTitles.values()].map((title) => ({ id: title.id, title, math: games[title.id]! }));
const streamOf = (nonce: number) => createStream(nodeHmac, { serverSeed: 'holds', clientSeed: 'test', nonce });

/** Yields the first rounds with respins. */
function* holding(title: HoldDefinition, count: number): Generator<HoldOutcome> {
  for (let nonce = 0; count > 0; nonce++) {
    const outcome = playHold(title, streamOf(nonce));
    if (outcome.respins.length === 0) continue;
    count -= 1;
    yield outcome;
  }
}

// shows: promise:R4
test.for(titles)('$id publishes what the exact chain of respins gives', { timeout: 60_000 }, ({ math, title }) => {
  const law = holdLaw(title);
  expect(math.rtp).toBe(Math.round(law.rtp * 1e4) / 1e4);
  expect(math.hitRate).toBe(Math.round(law.hitRate * 1e4) / 1e4);
  expect(math.deviation).toBe(Math.round(law.deviation * 100) / 100);
  expect(math.rtp).toBeGreaterThan(0.94);
  expect(math.rtp).toBeLessThan(0.97);
});

test.for(titles)('$id: rounds stay within the 99.9 % interval of what it publishes', ({ math }) => {
  const rounds = 60_000;
  const draw = mathSampler(math, fastRandom([math.id.length, 7, 11, 13]));
  let [paid, hits] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const tenths = draw();
    paid += tenths / 10;
    if (tenths > 0) hits += 1;
  }
  const hitRate = math.hitRate!;
  expect(Math.abs(paid / rounds - math.rtp)).toBeLessThan((3.29 * math.deviation!) / Math.sqrt(rounds));
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(3.29 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
});

test.for(titles)('$id: money below what is needed pays nothing, and no respin is drawn', ({ title }) => {
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const { spins, coins, respins, held, pay } = playHold(title, streamOf(nonce));
    const inView = spins[0]!.reels.join('').split(title.scatter).length - 1;
    expect(coins).toHaveLength(inView);
    expect(respins.length > 0).toBe(inView >= title.hold.needed);
    if (respins.length > 0) continue;
    expect(held).toBe(0);
    expect(pay).toBe(evaluate(title, spins[0]!.reels).pay);
  }
});

test.for(titles)(
  '$id: each new money symbol gives three respins again, no place is filled twice, and all is paid once',
  ({ title }) => {
    for (const { spins, coins, respins, grand, held, pay, capped } of holding(title, 60)) {
      const all = [...coins, ...respins.flat()];
      expect(new Set(all.map(({ cell }) => cell)).size).toBe(all.length);
      let left = title.hold.respins;
      respins.forEach((fresh, at) => {
        expect(left).toBeGreaterThan(0);
        left = fresh.length > 0 ? title.hold.respins : left - 1;
        const before = [...coins, ...respins.slice(0, at).flat(), ...fresh.filter(({ kind }) => kind !== 'collector')];
        const inView = before.reduce((sum, coin) => sum + coin.pay, 0);
        for (const { kind, pay } of fresh) if (kind === 'collector') expect(pay).toBe(inView);
      });
      expect(grand).toBe(all.length === 15);
      expect(left === 0 || grand).toBe(true);
      expect(held).toBe(all.reduce((sum, coin) => sum + coin.pay, 0) + (grand ? title.hold.grand : 0));
      expect([pay, capped]).toEqual([Math.min(held + spins[0]!.pay, title.cap), held + spins[0]!.pay > title.cap]);
    }
  },
);

test('only a title with collectors shows any, and never before the respins', () => {
  for (const { title } of titles) {
    const kinds = [...holding(title, 80)].map(({ coins, respins }) => [coins, respins.flat()]);
    expect(kinds.some(([, later]) => later!.some(({ kind }) => kind === 'collector'))).toBe(title.hold.collectors > 0);
    expect(kinds.some(([first]) => first!.some(({ kind }) => kind === 'collector'))).toBe(false);
  }
});

/** Finds stops with enough visible money. */
function stopsThatHold(title: HoldDefinition): number[] {
  for (const { spins } of holding(title, 1)) return [...spins[0]!.stops];
  return [];
}

test.for(titles)('$id: the largest win it publishes is paid by some draw, and no draw pays more', ({ title, math }) => {
  // Every coin has the highest value; respins fill one cell at a time, with a collector if there is one.
  const stops = stopsThatHold(title);
  let lands = true;
  const stream: RandomStream = {
    byte: () => 0,
    float: () => 0,
    draw: (outcomes) => {
      if (stops.length > 0) return stops.shift()!;
      if (outcomes !== title.hold.of) return outcomes - 1;
      lands = !lands;
      return lands ? 1 : 0;
    },
  };
  const { win, outcome } = math.play(stream, { stake: 10n, params: {} }, null);
  expect(outcome).toMatchObject({ grand: true });
  expect(Number(win)).toBe(math.maxWinMultiple * 10);
  const { coins, grand } = title.hold;
  const dearest = 15 * Math.max(...coins.map(({ pay }) => pay)) + grand;
  if (title.hold.collectors === 0) expect(title.cap).toBeGreaterThanOrEqual(dearest);
});

test.for(titles)('$id takes no params, and no gift opens it', ({ math }) => {
  expect(math.validate({})).toEqual({});
  expect(math.validate(null)).toEqual({});
  for (const params of [{ feature: true }, { buy: true }, [true], 'hold', 7]) expect(math.validate(params)).toBeNull();
});
