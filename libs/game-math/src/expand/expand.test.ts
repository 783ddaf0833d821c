import { expect, test } from 'vitest';
import { bestRound, roundLaw } from '../exact/index.ts';
import { nodeHmac } from '../node.ts';
import { evaluate } from '../pokie/evaluate.ts';
import { createStream } from '../stream.ts';
import { drawing } from '../testing/draws.ts';
import { moonvine, moonvineTitle as title } from './moonvine.ts';
import { type ExpandOutcome, grownWindow, playExpand } from './play-expand.ts';

const streamOf = (nonce: number) => createStream(nodeHmac, { serverSeed: 'grown', clientSeed: 'test', nonce });
const see = grownWindow(title);

// shows: promise:R4
test('what is published is what the exact enumeration of grown reels gives', { timeout: 60_000 }, () => {
  const law = roundLaw(title, see);
  expect(moonvine.rtp).toBe(Math.round(law.rtp * 1e4) / 1e4);
  expect(moonvine.hitRate).toBe(Math.round(law.hitRate * 1e4) / 1e4);
  expect(moonvine.deviation).toBe(Math.round(law.deviation * 100) / 100);
});

test('a wild never hides a scatter, and none comes on the first and the last reel', () => {
  for (const strips of [title.reels, title.freeSpins.reels]) {
    strips.forEach((strip, reel) => {
      expect(strip.includes('W')).toBe(reel > 0 && reel < 4);
      for (let stop = 0; stop < strip.length; stop++) {
        const ring = strip + strip;
        const window = ring.slice(stop, stop + 3);
        expect(window.includes('W') && window.includes('S')).toBe(false);
      }
    });
  }
  for (const strip of title.freeSpins.reels) expect(strip).not.toContain('S');
});

test('a reel without a wild pays as it stands; with one, all of its rows are wild', () => {
  let grew = 0;
  for (let nonce = 0; nonce < 3_000; nonce++) {
    for (const { reels, grown, wins, pay } of playExpand(title, streamOf(nonce)).spins) {
      const counted = reels.map((column, reel) => (grown.includes(reel) ? 'WWW' : column));
      expect(grown).toEqual(reels.flatMap((column, reel) => (column.includes('W') ? [reel] : [])));
      expect(wins).toEqual(evaluate(title, counted).wins);
      expect(pay).toBe(wins.reduce((sum, win) => sum + win.pay, 0));
      grew += grown.length;
    }
  }
  expect(grew).toBeGreaterThan(300);
});

test('rounds drawn from the real stream stay within the 99.9 % interval', () => {
  const rounds = 60_000;
  let [paid, hits] = [0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { win } = moonvine.play(streamOf(nonce), { stake: 10n, params: {} }, null);
    paid += Number(win) / 10;
    if (win > 0n) hits += 1;
  }
  expect(Math.abs(paid / rounds - moonvine.rtp)).toBeLessThan((3.29 * moonvine.deviation!) / Math.sqrt(rounds));
  const rate = moonvine.hitRate!;
  expect(Math.abs(hits / rounds - rate)).toBeLessThan(3.29 * Math.sqrt((rate * (1 - rate)) / rounds));
});

test('the largest win it publishes is paid by some draw, also where a gift opens the free spins', () => {
  const { pay, draws } = bestRound(title, false, see);
  expect(moonvine.maxWinMultiple).toBe(pay / 10);
  expect(moonvine.play(drawing(...draws), { stake: 10n, params: {} }, null).win).toBe(BigInt(pay));
  expect(bestRound(title, true, see).pay).toBeLessThanOrEqual(pay);
  const params = moonvine.validate({ feature: true })!;
  const opened = moonvine.play(streamOf(1), { stake: 10n, params }, null);
  expect((opened.outcome as unknown as ExpandOutcome).spins.length).toBeGreaterThan(10);
  for (const other of [{ feature: 1 }, { buy: true }, 'feature']) expect(moonvine.validate(other)).toBeNull();
});
