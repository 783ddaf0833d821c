import { describe, expect, test } from 'vitest';
import { roundLaw } from './exact/index.ts';
import { moonvineTitle } from './expand/moonvine.ts';
import { grownWindow } from './expand/play-expand.ts';
import { games } from './games.ts';
import { nodeHmac } from './node.ts';
import type { PokieOutcome } from './pokie/play-pokie.ts';
import { pokieTitle } from './pokie/titles/index.ts';
import { isPriceAllowed, purchaseIn, stakeBehind } from './purchase.ts';
import { createStream } from './stream.ts';
import { priceAt } from './testing/price-at.ts';

const sold = Object.values(games).flatMap((math) => (math.purchase ? [{ math, ...math.purchase, id: math.id }] : []));
const streamOf = (nonce: number) => createStream(nodeHmac, { serverSeed: 'bought', clientSeed: 'test', nonce });
const titleOf = (id: string) => (id === moonvineTitle.id ? moonvineTitle : pokieTitle(id)!);
const buy = { buy: 'free-spins' };

test('three titles sell their free spins', () => {
  expect(sold.map(({ id }) => id).sort()).toEqual(['moonvine', 'moth-and-moon', 'tidewater-atlas']);
});

describe.each(sold)('$id', ({ id, math, price, rtp, deviation }) => {
  const title = titleOf(id);
  const see = id === moonvineTitle.id ? grownWindow(title) : undefined;

  // shows: promise:R4
  test('returns of its price what the exact enumeration gives, as much as ordinary rounds or a hair less', () => {
    const law = roundLaw(title, see, true);
    expect(law.featureRate).toBeCloseTo(1, 9);
    expect(rtp).toBe(Math.round((law.rtp / price) * 1e5) / 1e4);
    expect(deviation).toBe(Math.round((law.deviation / price) * 1e3) / 100);
    expect(rtp).toBeLessThanOrEqual(math.rtp);
    expect(rtp).toBeGreaterThan(math.rtp - 0.005);
    // With a price lower by a tenth of a stake it would return more than ordinary rounds.
    expect((law.rtp * 10) / (price - 1)).toBeGreaterThan(roundLaw(title, see).rtp);
  }, 60_000);

  test('a bought round always begins the free spins, and pays what its spins sum to at the stake behind the price', () => {
    const params = math.validate(buy)!;
    const least = Math.min(...Object.values(title.freeSpins.awards));
    for (let nonce = 0; nonce < 400; nonce++) {
      const ordinary = math.play(streamOf(nonce), { stake: 100n, params: {} }, null);
      const bought = math.play(streamOf(nonce), { stake: priceAt(math.purchase!, 100n), params }, null);
      const opened = math.play(streamOf(nonce), { stake: 100n, params: { feature: true } }, null);
      expect(bought).toEqual(opened);
      const { spins, pay } = bought.outcome as unknown as PokieOutcome;
      expect(spins.length - 1).toBe(Math.max(ordinary.steps - 1, least));
      expect(spins[0]).toEqual((ordinary.outcome as unknown as PokieOutcome).spins[0]);
      expect(bought.win).toBe(10n * BigInt(pay));
      expect(bought.state).toBeNull();
    }
  });

  // shows: promise:R4
  test('bought rounds drawn from the real stream stay within the 99.9 % interval of its return', () => {
    const rounds = 8_000;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce++)
      paid += Number(math.play(streamOf(nonce), { stake: BigInt(price), params: buy }, null).win) / price;
    expect(Math.abs(paid / rounds - rtp)).toBeLessThan((3.29 * deviation) / Math.sqrt(rounds));
  }, 60_000);

  test('what is bought is told by the params alone', () => {
    expect(math.validate(buy)).toEqual(buy);
    expect(math.validate({ ...buy, feature: true, price: 1 })).toEqual(buy);
    for (const other of [{ buy: 'all' }, { buy: true }, { buy: null }, { buy: ['free-spins'] }, 'free-spins'])
      expect(math.validate(other)).toBeNull();
    expect(purchaseIn(math, buy)).toBe(math.purchase);
    expect(purchaseIn(math, {})).toBeNull();
    expect(purchaseIn(math, { feature: true })).toBeNull();
    expect([stakeBehind(math, buy, BigInt(price)), stakeBehind(math, {}, 20n)]).toEqual([10n, 20n]);
  });

  test('the price of every stake is a whole number, and no more than the highest stake is taken', () => {
    for (const currency of ['EUR', 'JPY', 'BTC', 'FUN'] as const) {
      const rule = math.stakes(currency);
      for (const stake of [...rule.ladder, rule.min + rule.step]) {
        const cost = priceAt(math.purchase!, stake);
        expect(cost * 10n).toBe(stake * BigInt(price));
        expect(stakeBehind(math, buy, cost)).toBe(stake);
        expect(isPriceAllowed(rule, math.purchase!, cost)).toBe(cost <= rule.max);
        for (const near of [cost - 1n, cost + 1n]) expect(isPriceAllowed(rule, math.purchase!, near)).toBe(false);
      }
      for (const wrong of [0n, -BigInt(price), rule.min, rule.max, priceAt(math.purchase!, rule.min - rule.step)])
        expect(isPriceAllowed(rule, math.purchase!, wrong)).toBe(false);
    }
  });
});

test('a title that sells nothing takes no purchase', () => {
  for (const id of ['orchard-hours', 'dice', 'jelly-light', 'magpies-hoard'])
    expect(games[id]!.validate(buy)).toBeNull();
});
