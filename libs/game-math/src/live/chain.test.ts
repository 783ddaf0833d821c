import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserHmac, sha256Hex } from '../browser.ts';
import { nodeHmac } from '../node.ts';
import { roulette } from '../roulette/roulette.ts';
import { followsInChain, makeChain } from '../testing/chain.ts';
import { beaconRoundAfter, beaconRoundAt, sharedStream } from './chain.ts';
import { drawBust } from './crash.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const LAST = '5a'.repeat(32);
const saltOf = (index: number): string => sha256(`what the beacon said ${index}`);

test('nobody who knows the secret knows the outcome while bets are open: it changes with the salt', () => {
  const [secret] = makeChain(sha256, LAST, 10).secrets;
  const busts = Array.from({ length: 2_000 }, (_, index) =>
    drawBust(sharedStream(nodeHmac, { secret: secret!, salt: saltOf(index), round: 1 })),
  );
  const doubled = busts.filter((bust) => bust >= 200).length / busts.length;
  expect(doubled).toBeGreaterThan(0.45); // 0.495 ± 4 σ: the secret says nothing about it.
  expect(doubled).toBeLessThan(0.54);
});

test('nor does who knows the commitment, all that was revealed, and the salt', () => {
  const { commitment, secrets } = makeChain(sha256, LAST, 3);
  const salt = saltOf(2);
  const bust = drawBust(sharedStream(nodeHmac, { secret: secrets[1]!, salt, round: 2 }));
  for (const known of [commitment, secrets[0]!, sha256(commitment)])
    expect(drawBust(sharedStream(nodeHmac, { secret: known, salt, round: 2 }))).not.toBe(bust);
});

test('the salt of a round appears after its bets have closed, whenever that is, by more than the margin', () => {
  fc.assert(
    fc.property(
      fc.record({ genesisAt: fc.nat(2e9), periodMs: fc.integer({ min: 1_000, max: 30_000 }) }),
      fc.nat(4e9),
      fc.nat(5_000),
      (beacon, closedAt, marginMs) => {
        const round = beaconRoundAfter(beacon, closedAt, marginMs);
        expect(beaconRoundAt(beacon, round)).toBeGreaterThan(closedAt + marginMs);
        expect(round === 1 || beaconRoundAt(beacon, round - 1) <= closedAt + marginMs).toBe(true);
      },
    ),
  );
});

test('every revealed secret follows the one before it, the first the commitment; a changed one follows none', () => {
  const { commitment, secrets } = makeChain(sha256, LAST, 50);
  expect([secrets.length, secrets.at(-1)]).toEqual([50, LAST]);
  secrets.forEach((secret, at) => {
    expect(followsInChain(sha256Hex, at === 0 ? commitment : secrets[at - 1]!, secret)).toBe(true);
  });
  expect(followsInChain(sha256, commitment, secrets[1]!)).toBe(false);
  expect(
    followsInChain(
      sha256,
      commitment,
      secrets[0]!.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    ),
  ).toBe(false);
});

test('everybody at a table has the same outcome, and a browser finds the one that the server drew', () => {
  const draw = { secret: LAST, salt: saltOf(1), round: 12n };
  expect(drawBust(sharedStream(browserHmac, draw))).toBe(drawBust(sharedStream(nodeHmac, draw)));
  const pocketOf = (spot: string) => {
    const params = roulette.validate({ bets: [{ spot, chips: 1 }] });
    return (roulette.play(sharedStream(nodeHmac, draw), { stake: 100n, params }, null).outcome as { pocket: number })
      .pocket;
  };
  expect(pocketOf('red')).toBe(pocketOf('black'));
});
