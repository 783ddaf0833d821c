import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baccaratReturns, baccaratSpots } from '../baccarat/baccarat.ts';
import { handPoints } from '../baccarat/coup.ts';
import { rankOf } from '../cards/shoe.ts';
import { nodeHmac } from '../node.ts';
import { baccaratLaw } from '../testing/baccarat-law.ts';
import { coupMs, coupTimes, coupWin, drawCoup } from './baccarat.ts';
import { sharedStream } from './chain.ts';
import { tenthsOfMost } from './share-of-most.ts';

const drawn = (secret: string) => drawCoup(sharedStream(nodeHmac, { secret, salt: 'b1'.repeat(32), round: 7 }));

test('what won follows from the cards: one side, and a pair where the first two are of a rank', () => {
  fc.assert(
    fc.property(fc.uuid(), (secret) => {
      const { player, banker, won } = drawn(secret);
      const [own, other] = [handPoints(player), handPoints(banker)];
      const expected = new Set([own > other ? 'player' : own < other ? 'banker' : 'tie']);
      if (rankOf(player[0]!) === rankOf(player[1]!)) expected.add('player-pair');
      if (rankOf(banker[0]!) === rankOf(banker[1]!)) expected.add('banker-pair');
      expect(new Set<string>(won)).toEqual(expected);
    }),
  );
});

// shows: promise:R4
test('every spot gives back what is published, over all coups there are', () => {
  const { player, banker, tie, all } = baccaratLaw();
  const pair = (12 * 31) / 415 / 12;
  const ends = [
    ['player', player / all],
    ['banker', banker / all],
    ['tie', tie / all],
  ] as const;
  for (const spot of baccaratSpots) {
    const of = (won: string) => Number(coupWin([{ spot, stake: 1_000n }], [won])) / 1_000;
    const back = spot.endsWith('pair')
      ? pair * of(spot)
      : ends.reduce((sum, [won, chance]) => sum + chance * of(won), 0);
    expect([spot, Number(back.toFixed(4))]).toEqual([spot, baccaratReturns[spot]]);
  }
});

test('whatever lies there, nothing wins more than twelve stakes, and a bet is rounded once and in no one’s favour', () => {
  const stakes = fc.array(
    fc.record({ spot: fc.constantFrom<string>(...baccaratSpots), stake: fc.bigInt({ min: 1n, max: 10n ** 15n }) }),
  );
  fc.assert(
    fc.property(fc.uuid(), stakes, (secret, laid) => {
      const { won } = drawn(secret);
      const [win, alone] = [coupWin(laid, won), laid.reduce((sum, each) => sum + coupWin([each], won), 0n)];
      expect(win <= laid.reduce((sum, { stake }) => sum + stake, 0n) * 12n).toBe(true);
      expect(win >= alone && win <= alone + BigInt(laid.length)).toBe(true);
    }),
  );
});

test('a banker’s win leaves 5 %, a tie gives both sides their stakes back, a spot there is not wins nothing', () => {
  const both = [
    { spot: 'player', stake: 100n },
    { spot: 'banker', stake: 100n },
  ];
  expect([coupWin(both, ['banker']), coupWin(both, ['player']), coupWin(both, ['tie'])]).toEqual([195n, 200n, 200n]);
  expect(coupWin([{ spot: 'dragon', stake: 100n }], ['dragon'])).toBe(0n);
  expect(coupWin([{ spot: 'banker', stake: 1n }], ['banker'])).toBe(1n);
});

test('cards are turned one after another, player first, and all before the coup is over', () => {
  fc.assert(
    fc.property(fc.uuid(), (secret) => {
      const coup = drawn(secret);
      const { player, banker } = coupTimes(coup);
      expect([player.length, banker.length]).toEqual([coup.player.length, coup.banker.length]);
      const order = [player[0]!, banker[0]!, player[1]!, banker[1]!, ...player.slice(2), ...banker.slice(2)];
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expect(new Set(order).size).toBe(order.length);
      expect(order.at(-1)).toBeLessThan(coupMs(coup));
    }),
  );
});

test('what pays more takes less: no field wins more than four times the most of a round', () => {
  const paysOf = { player: 2, banker: 1.95, tie: 9, 'player-pair': 12, 'banker-pair': 12 };
  for (const spot of baccaratSpots) expect((tenthsOfMost.baccarat(spot) * paysOf[spot]) / 10).toBeLessThanOrEqual(4);
});
