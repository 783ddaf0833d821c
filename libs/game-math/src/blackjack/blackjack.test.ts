import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHmac } from '../node.ts';
import { createStream, type RandomStream } from '../stream.ts';
import { blackjackReturn } from '../testing/blackjack-return.ts';
import { blackjack, type BlackjackAction, type BlackjackOutcome } from './blackjack.ts';
import { playValues } from './values.ts';

const STAKE = 100n;
const every: BlackjackAction[] = ['hit', 'stand', 'double', 'split', 'insure', 'decline'];
const decisions = blackjack.decisions!;

/** Returns a stream that deals these ranks, of spades first, from a full shoe. */
function dealing(...ranks: number[]) {
  const gone: number[] = [];
  const stream = (): RandomStream => ({
    byte: () => 0,
    float: () => 0,
    draw(size) {
      expect(size).toBe(312 - gone.length);
      const card = ranks[gone.length]! - 1;
      const place = card * 6 - gone.filter((each) => each < card).length;
      gone.push(card);
      return place;
    },
  });
  return stream;
}

function play(ranks: number[], ...choices: BlackjackAction[]) {
  const stream = dealing(...ranks);
  let played = blackjack.play(stream(), { stake: STAKE, params: {} }, null);
  let staked = STAKE;
  for (const action of choices) {
    expect(decisions.allows(played.state, action)).toBe(true);
    staked += decisions.adds!(played.state, action, STAKE);
    played = blackjack.play(stream(), { stake: STAKE, params: action }, played.state);
  }
  return { ...played, staked, outcome: played.outcome as unknown as BlackjackOutcome };
}

const [A, T, K] = [1, 10, 13];

test('a blackjack pays three to two, and against another one the stake comes back', () => {
  expect(play([A, 9, K, 9])).toMatchObject({ win: 250n, state: null });
  expect(play([A, K, K, A])).toMatchObject({ win: 100n, state: null });
  expect(play([A, A, K, 5], 'decline')).toMatchObject({ win: 250n, state: null });
});

test('the dealer stands on every 17, soft ones too, and draws to all below', () => {
  expect(play([T, 6, 8, A], 'stand')).toMatchObject({ win: 200n, outcome: { dealer: [5, 0] } });
  expect(play([T, 6, 7, T, A], 'stand')).toMatchObject({ win: 100n, outcome: { dealer: [5, 9, 0] } });
});

test('insurance pays two to one when the dealer has a blackjack, and is lost otherwise', () => {
  expect(play([T, A, 9, K], 'insure', 'stand')).toMatchObject({ staked: 150n, win: 150n });
  expect(play([T, A, 9, 7], 'insure', 'stand')).toMatchObject({ staked: 150n, win: 200n });
  expect(play([A, A, K, T], 'insure')).toMatchObject({ staked: 150n, win: 250n, state: null });
  expect(play([A, A, K, 5], 'insure')).toMatchObject({ staked: 150n, win: 250n, state: null });
  // The player is bust, and the insurance is still settled.
  expect(play([T, A, 6, K, T], 'insure', 'hit')).toMatchObject({ win: 150n, outcome: { dealer: [0, 9] } });
});

test('split once: tens with any ten, aces with one card each and no blackjack, doubles after it', () => {
  expect(play([T, 6, K, 9, 8, T, T], 'split', 'stand', 'stand')).toMatchObject({ staked: 200n, win: 400n });
  const aces = play([A, 6, A, K, 5, T, T], 'split');
  expect(aces).toMatchObject({ staked: 200n, win: 400n, state: null });
  expect(aces.outcome.hands.map(({ result }) => result)).toEqual(['won', 'won']);
  const doubled = play([8, 6, 8, 3, 3, T, T, T, T], 'split', 'double', 'double');
  expect(doubled).toMatchObject({ staked: 400n, win: 800n });
  expect(play([8, 6, 8, 8, 3], 'split').outcome.allowed).not.toContain('split');
});

test('against a blackjack no more than the first stake is lost, however much was added', () => {
  expect(play([5, T, 6, 9, A], 'double')).toMatchObject({ staked: 200n, win: 100n });
  expect(play([8, T, 8, 2, 3, T, T, A], 'split', 'double', 'double')).toMatchObject({ staked: 400n, win: 300n });
  // Both hands are bust, but the insurance still needs the dealer's second card.
  expect(play([8, T, 8, T, 8, T, T, A], 'split', 'hit', 'hit')).toMatchObject({ staked: 200n, win: 100n });
});

/** Second implementation of the rules, on ranks alone. */
function model(ranks: number[][], dealer: number[], doubled: boolean[], insured: boolean): bigint {
  const count = (hand: number[]): number => {
    const low = hand.reduce((sum, rank) => sum + Math.min(rank, 10), 0);
    return hand.includes(1) && low + 10 <= 21 ? low + 10 : low;
  };
  const natural = (hand: number[]): boolean => hand.length === 2 && count(hand) === 21;
  const house = natural(dealer);
  let back = insured && house ? 150n : 0n;
  ranks.forEach((hand, at) => {
    const own = count(hand) > 21 ? -1 : ranks.length === 1 && natural(hand) ? 22 : count(hand);
    const against = house ? 22 : count(dealer) > 21 ? 0 : count(dealer);
    const stake = doubled[at] ? 200n : 100n;
    if (own === 22 && own > against) back += 250n;
    else if (own > against) back += stake * 2n;
    else if (own === against) back += stake;
    if (house) back += stake - (at === 0 ? 100n : 0n);
  });
  return back;
}

test('whatever is decided, a round ends as the rules told on their own say, and nothing else can be decided', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.infiniteStream(fc.nat()), (serverSeed, choices) => {
      let nonce = 0;
      const next = () => createStream(nodeHmac, { serverSeed, clientSeed: 'm', nonce: nonce++ });
      let played = blackjack.play(next(), { stake: STAKE, params: {} }, null);
      while (played.state !== null) {
        expect(played.win).toBe(0n);
        const { allowed, hands, turn, dealer } = played.outcome as unknown as BlackjackOutcome;
        const hand = hands[turn!]!.cards;
        const offered =
          dealer[0]! % 13 === 0 && (played.outcome as unknown as BlackjackOutcome).insured === null
            ? ['decline', 'insure']
            : [
                ...(hand.length === 2 ? ['double'] : []),
                'hit',
                ...(hand.length === 2 && hands.length === 1 && Math.min(hand[0]! % 13, 9) === Math.min(hand[1]! % 13, 9)
                  ? ['split']
                  : []),
                'stand',
              ];
        expect(allowed.toSorted()).toEqual(offered);
        for (const action of every) {
          const isOffered = offered.includes(action);
          expect(decisions.allows(played.state, action)).toBe(isOffered);
          if (!isOffered)
            expect(() => blackjack.play(next(), { stake: STAKE, params: action }, played.state)).toThrow(TypeError);
        }
        const action = allowed[choices.next().value! % allowed.length]!;
        played = blackjack.play(next(), { stake: STAKE, params: action }, played.state);
      }
      const { hands, dealer, insured } = played.outcome as unknown as BlackjackOutcome;
      const ranks = (cards: readonly number[]): number[] => cards.map((card) => (card % 13) + 1);
      const lone = hands.length === 1;
      // No result needs the dealer's second card, so it wasn't drawn.
      const expected = model(
        hands.map(({ cards }) => ranks(cards)),
        ranks(dealer),
        hands.map(({ doubled }) => doubled),
        insured === true,
      );
      expect(played.win).toBe(expected);
      expect(played.win <= 800n).toBe(true);
      if (dealer.length === 1) expect(hands.every(({ result }) => result === 'bust')).toBe(true);
      expect(lone || hands.length === 2).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('an abandoned round ends without another stake', () => {
  const stream = dealing(8, A, 8)();
  let { state } = blackjack.play(stream, { stake: STAKE, params: {} }, null);
  expect(decisions.conclude(state)).toBe('decline');
  ({ state } = blackjack.play(stream, { stake: STAKE, params: 'decline' }, state));
  expect(decisions.conclude(state)).toBe('stand');
  for (const action of ['decline', 'stand'] as const) expect(decisions.adds!(state, action, STAKE)).toBe(0n);
});

test('counted through, the best play gives back what is published', { tags: 'nightly', timeout: 240_000 }, () => {
  expect(blackjackReturn().toFixed(4)).toBe(blackjack.rtp.toFixed(4));
});

test('a hint knows what every player learns first', () => {
  const best = (...ranks: number[]) => {
    const { outcome } = play(ranks);
    const values = playValues(outcome);
    return Object.entries(values).toSorted(([, a], [, b]) => b - a)[0]![0];
  };
  expect(best(8, T, 8)).toBe('split');
  expect(best(5, 6, 6)).toBe('double');
  expect(best(T, 6, 2)).toBe('stand');
  expect(best(T, 7, 6)).toBe('hit');
  expect(best(T, 6, T)).toBe('stand');
  expect(best(T, A, 9)).toBe('decline');
});
