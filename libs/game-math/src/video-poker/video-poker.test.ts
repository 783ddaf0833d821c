import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHmac } from '../node.ts';
import { createStream } from '../stream.ts';
import { hostile, playOut } from '../testing/draws.ts';
import { bestReturn } from '../testing/poker-return.ts';
import { handOf, pokerHands, pokerPays } from './hand.ts';
import { bestHold, holdValues } from './holds.ts';
import { videoPoker, type VideoPokerOutcome } from './video-poker.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['s', 'h', 'd', 'c'];
const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => SUITS.indexOf(card[1]!) * 13 + RANKS.indexOf(card[0]!));
const decisions = videoPoker.decisions!;
const heldOf = (text: string): string => {
  const hold = bestHold(cardsOf(text));
  return text
    .split(' ')
    .filter((_, at) => (hold & (1 << at)) !== 0)
    .join(' ');
};

test.each([
  ['Ts Js Qs Ks As', 'royal_flush'],
  ['9h Th Jh Qh Kh', 'straight_flush'],
  ['As 2s 3s 4s 5s', 'straight_flush'],
  ['7s 7h 7d 7c 2s', 'four_of_a_kind'],
  ['7s 7h 7d 2c 2s', 'full_house'],
  ['2d 9d Jd Kd 4d', 'flush'],
  ['As 2h 3s 4s 5s', 'straight'],
  ['Ts Jh Qs Ks As', 'straight'],
  ['7s 7h 7d Kc 2s', 'three_of_a_kind'],
  ['7s 7h 2d Kc 2s', 'two_pair'],
  ['Js Jh 2d Kc 3s', 'jacks_or_better'],
  ['As Ah 2d Kc 3s', 'jacks_or_better'],
  ['Ts Th 2d Kc 3s', null],
  ['Js Qh Kd Ac 2s', null],
  ['Ks Ah 2d 3c 4s', null],
] as const)('%s is %s', (text, hand) => {
  expect(handOf(cardsOf(text))).toBe(hand);
});

test('of all 2,598,960 hands each is as often there as poker knows', { timeout: 240_000 }, () => {
  const counts = new Map<string, number>();
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            const hand = handOf([a, b, c, d, e]) ?? 'none';
            counts.set(hand, (counts.get(hand) ?? 0) + 1);
          }
  expect([...pokerHands, 'none'].map((hand) => counts.get(hand))).toEqual([
    4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920, 2_062_860,
  ]);
});

test('what a hold is worth is what all of its draws pay, one by one', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const drawn = (cards: number[], hold: number): number => {
    const kept = cards.filter((_, at) => (hold & (1 << at)) !== 0);
    const rest = deck.filter((card) => !cards.includes(card));
    let [sum, draws] = [0, 0];
    const go = (from: number, hand: number[]): void => {
      if (hand.length === 5) {
        const made = handOf(hand);
        sum += made ? pokerPays[made] : 0;
        draws += 1;
        return;
      }
      for (let at = from; at < rest.length; at++) go(at + 1, [...hand, rest[at]!]);
    };
    go(0, kept);
    return sum / draws;
  };
  for (const text of ['Ts Js Qs Ks 2h', '7s 7h 2d Kc 3s', 'As 2s 3s 4s 9d', '9d Jd Qd 4c 4h', '2s 5h 8d Jc Ks']) {
    const cards = cardsOf(text);
    const values = holdValues(cards);
    // Holds that draw up to three cards; the others are counted in the whole return.
    for (let hold = 0; hold < 32; hold++)
      if ([0, 1, 2, 3, 4].filter((at) => hold & (1 << at)).length >= 2)
        expect(values[hold]).toBeCloseTo(drawn(cards, hold), 10);
  }
});

test(
  'counted through, the best holds give back 1,653,526,326,983 of 1,661,102,543,100',
  { tags: 'nightly', timeout: 240_000 },
  () => {
    const { paid, dealt } = bestReturn();
    expect([paid / 12, dealt / 12]).toEqual([1_653_526_326_983, 1_661_102_543_100]);
    expect((paid / dealt).toFixed(4)).toBe(videoPoker.rtp.toFixed(4));
  },
);

test('the best hold knows what every player learns', () => {
  expect(heldOf('Ts Js Qs Ks 2s')).toBe('Ts Js Qs Ks');
  expect(heldOf('Js Jh Qh Kh Ah')).toBe('Jh Qh Kh Ah');
  expect(heldOf('7s 7h 2d Kc 3s')).toBe('7s 7h');
  expect(heldOf('2s 2h 9d 9c Ks')).toBe('2s 2h 9d 9c');
  expect(heldOf('4s 5h 6d 7c Ks')).toBe('4s 5h 6d 7c');
  expect(heldOf('2s 5h 7d 9c 3s')).toBe('');
});

const stream = (serverSeed: string, nonce = 1) => createStream(nodeHmac, { serverSeed, clientSeed: 'c', nonce });

test('whatever is held, it stays, the rest is drawn from the 47 others, and the hand is paid as printed', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.subarray([0, 1, 2, 3, 4]), (seed, hold) => {
      const { win, played } = playOut(videoPoker, stream(seed), 30n, {}, [{ hold }]);
      const { dealt, held, cards, hand } = played.outcome as unknown as VideoPokerOutcome;
      expect(held).toEqual(hold);
      for (const at of [0, 1, 2, 3, 4]) expect(cards[at] === dealt[at]).toBe(hold.includes(at));
      expect(new Set([...dealt, ...cards]).size).toBe(10 - hold.length);
      expect(hand).toBe(handOf(cards));
      expect(win).toBe(hand ? BigInt(pokerPays[hand]) * 30n : 0n);
      expect(played.state).toBeNull();
    }),
  );
});

test('nothing is paid or secret before the player has held, and an abandoned round is held as well as can be', () => {
  const { win, state, outcome } = videoPoker.play(stream('s'), { stake: 10n, params: {} }, null);
  expect([win, Object.keys(state as object)]).toEqual([0n, ['dealt']]);
  const { dealt } = outcome as unknown as VideoPokerOutcome;
  const { hold } = decisions.conclude(state) as { hold: number[] };
  expect(hold.reduce((set, at) => set | (1 << at), 0)).toBe(bestHold(dealt));
  expect(decisions.adds).toBeUndefined();
});

test('only places in rising order are a hold, and nothing rides along', () => {
  expect(decisions.validate({ hold: [0, 2], win: 9 })).toEqual({ hold: [0, 2] });
  expect(decisions.validate({ hold: [] })).toEqual({ hold: [] });
  for (const hold of [null, 'all', [5], [-1], [0, 0], [2, 1], [0.5], ['0'], [0, 1, 2, 3, 4, 4]])
    expect(decisions.validate({ hold })).toBeNull();
  for (const action of hostile) expect(decisions.validate(action)).toBeNull();
  for (const params of [null, [], 'x', { hold: [] }]) expect(videoPoker.validate(params)).toBeNull();
  expect(videoPoker.validate({})).toEqual({});
});
