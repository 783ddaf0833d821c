import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../game.ts';
import { nodeHmac } from '../node.ts';
import { createStream } from '../stream.ts';
import { drawing, hostile, playOut } from '../testing/draws.ts';
import {
  hiLo,
  HI_LO_RANKS,
  HI_LO_SKIPS,
  hiLoChances,
  hiLoOffer,
  type HiLoOutcome,
  hiLoPays,
  hiLoRank,
  type HiLoSide,
} from './hi-lo.ts';

const decisions = hiLo.decisions!;
const sides: readonly HiLoSide[] = ['higher', 'lower'];
const outcomeOf = (outcome: Json) => outcome as unknown as HiLoOutcome;

// shows: promise:R4
test('over all pairs of cards either guess pays back exactly 99 %', () => {
  for (const side of sides) {
    let [paid, rounds] = [0n, 0n];
    const stake = 100n * 27_720n; // What every payout divides leaves no remainder to round away.
    for (let card = 0; card < 52; card++) {
      for (let next = 0; next < 52; next++) {
        const stream = drawing(card, next);
        const state = hiLo.play(stream, { stake, params: {} }, null).state;
        const guessed = hiLo.play(stream, { stake, params: { do: side } }, state);
        if (guessed.state !== null) paid += hiLo.play(stream, { stake, params: { do: 'cash_out' } }, guessed.state).win;
        rounds += 1n;
      }
    }
    expect(paid * 100n).toBe(rounds * stake * 99n);
  }
});

test('whatever went before, a guess that is offered is worth what is at stake in it', () => {
  const guesses = fc.array(fc.tuple(fc.nat(51), fc.constantFrom(...sides, 'skip' as const)), { maxLength: 30 });
  fc.assert(
    fc.property(guesses, fc.nat(51), fc.constantFrom(...sides), (before, card, side) => {
      const round = { cards: [...before.map(([each]) => each), card], guesses: before.map(([, guess]) => guess) };
      const offer = hiLoOffer(round, side);
      if (!offer) return;
      const [[over, under], chances] = [hiLoPays(round), BigInt(hiLoChances(hiLoRank(card), side))];
      expect(offer[0] * chances * under).toBe(over * offer[1] * BigInt(HI_LO_RANKS));
      expect(offer[0]).toBeLessThanOrEqual(5_000n * offer[1]);
    }),
  );
});

test('a guess that would pay above the cap is not offered', () => {
  const round = { cards: [0, 13, 26, 39, 0], guesses: Array.from({ length: 4 }, () => 'lower' as const) };
  expect(
    hiLoOffer({ ...round, cards: round.cards.slice(0, 3), guesses: round.guesses.slice(0, 2) }, 'lower'),
  ).not.toBeNull();
  expect(decisions.allows(round, { do: 'lower' })).toBe(false);
  expect(() => hiLo.play(drawing(0), { stake: 10n, params: { do: 'lower' } }, round)).toThrow(TypeError);
});

test('a card may be passed by without cost, twenty times', () => {
  const skips = Array.from({ length: HI_LO_SKIPS }, () => ({ do: 'skip' }));
  const cards = Array.from({ length: HI_LO_SKIPS + 1 }, (_, at) => at);
  const { played } = playOut(hiLo, drawing(...cards), 100n, {}, skips);
  expect(decisions.allows(played.state, { do: 'skip' })).toBe(false);
  expect(decisions.allows(played.state, { do: 'cash_out' })).toBe(false);
  expect(hiLoPays(outcomeOf(played.outcome))).toEqual([99n, 100n]);
});

test('a wrong guess ends the round with nothing', () => {
  const { win, played } = playOut(hiLo, drawing(5, 3), 100n, {}, [{ do: 'higher' }]);
  expect(win).toBe(0n);
  expect(played.state).toBeNull();
  expect(outcomeOf(played.outcome)).toEqual({ cards: [5, 3], guesses: ['higher'], end: 'lost' });
});

test('the same rank counts with either side; beside an ace or a king it stands alone', () => {
  expect(sides.map((side) => hiLoChances(7, side))).toEqual([7, 7]);
  expect(sides.map((side) => hiLoChances(1, side))).toEqual([12, 1]);
  expect(sides.map((side) => hiLoChances(13, side))).toEqual([1, 12]);
  expect(playOut(hiLo, drawing(6, 19), 100n, {}, [{ do: 'lower' }]).played.state).not.toBeNull();
  expect(playOut(hiLo, drawing(0, 13), 100n, {}, [{ do: 'higher' }]).played.state).toBeNull();
});

test('an abandoned round is cashed out; one in which nothing was guessed gives its stake back', () => {
  const { state } = hiLo.play(drawing(6), { stake: 100n, params: {} }, null);
  expect(hiLo.play(drawing(), { stake: 100n, params: decisions.conclude(state) }, state).win).toBe(100n);
  const after = hiLo.play(drawing(8), { stake: 100n, params: { do: 'higher' } }, state).state;
  expect(hiLo.play(drawing(), { stake: 100n, params: decisions.conclude(after) }, after)).toMatchObject({
    win: 183n, // ⌊100 · 0.99 · 13 ÷ 7⌋
    state: null,
  });
  expect(decisions.allows(after, { do: 'give_back' })).toBe(false);
});

test('whatever is guessed from whatever seeds, a round ends and never pays above the cap', () => {
  const wishes = fc.array(fc.constantFrom(...sides, ...sides, 'skip' as const), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.uuid(), wishes, (seed, wanted) => {
      const stream = createStream(nodeHmac, { serverSeed: seed, clientSeed: 'c', nonce: 1 });
      let played = hiLo.play(stream, { stake: 1_000n, params: {} }, null);
      for (const wish of wanted)
        if (played.state !== null && decisions.allows(played.state, { do: wish }))
          played = hiLo.play(stream, { stake: 1_000n, params: { do: wish } }, played.state);
      if (played.state !== null)
        played = hiLo.play(stream, { stake: 1_000n, params: decisions.conclude(played.state) }, played.state);
      expect(played.state).toBeNull();
      expect(played.win).toBeLessThanOrEqual(5_000_000n);
    }),
    { numRuns: 300 },
  );
});

test('only decisions that there are are taken, and nothing rides along', () => {
  expect(hiLo.validate({ card: 3 })).toEqual({});
  expect(decisions.validate({ do: 'higher', card: 3 })).toEqual({ do: 'higher' });
  for (const action of [...hostile, { do: 'HIGHER' }, { do: ['higher'] }])
    expect(decisions.validate(action)).toBeNull();
  for (const params of [null, undefined, 3, 'x', []]) expect(hiLo.validate(params)).toBeNull();
});
