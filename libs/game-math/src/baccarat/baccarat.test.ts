import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHmac } from '../node.ts';
import { createStream, type RandomStream } from '../stream.ts';
import { baccaratLaw } from '../testing/baccarat-law.ts';
import { hostile } from '../testing/draws.ts';
import { baccarat, type BaccaratOutcome, baccaratReturns, baccaratSpots } from './baccarat.ts';
import { bankerDraws, handPoints } from './coup.ts';

/** Returns a stream that deals these ranks, of spades, from a full shoe; no further card is drawn. */
function dealing(...ranks: number[]): RandomStream {
  const gone: number[] = [];
  return {
    byte: () => 0,
    float: () => 0,
    draw(size) {
      expect(size).toBe(416 - gone.length);
      expect(ranks.length).toBeGreaterThan(gone.length);
      const card = ranks[gone.length]! - 1;
      const place = card * 8 - gone.filter((each) => each < card).length;
      gone.push(card);
      return place;
    },
  };
}
const [T, K] = [10, 13];
const play = (ranks: number[], stake: bigint, ...bets: [spot: string, chips: number][]) => {
  const params = baccarat.validate({ bets: bets.map(([spot, chips]) => ({ spot, chips })) });
  const { win, outcome } = baccarat.play(dealing(...ranks), { stake, params }, null);
  return { win, ...(outcome as unknown as BaccaratOutcome) };
};

test('all coups counted: 44.62 % player, 45.86 % banker, 9.52 % tie, to the last way', () => {
  const law = baccaratLaw();
  expect(law).toEqual({
    player: 2_230_518_282_592_256,
    banker: 2_292_252_566_437_888,
    tie: 475_627_426_473_216,
    all: 4_998_398_275_503_360,
  });
  expect(law.player + law.banker + law.tie).toBe(law.all);
});

test('what every spot gives back is what the count says', () => {
  const { player, banker, tie, all } = baccaratLaw();
  // The second card matches the first one's rank in 31 of the 415 cards left.
  const pair = (12 * 31) / 415;
  const exact = {
    player: (2 * player + tie) / all,
    banker: (1.95 * banker + tie) / all,
    tie: (9 * tie) / all,
    'player-pair': pair,
    'banker-pair': pair,
  };
  for (const spot of baccaratSpots)
    expect([spot, baccaratReturns[spot]]).toEqual([spot, Number(exact[spot].toFixed(4))]);
  expect(baccarat.rtp).toBe(Math.max(...Object.values(baccaratReturns)));
});

test('a natural ends the coup on two cards each', () => {
  expect(play([9, 2, K, 3], 100n, ['player', 1])).toMatchObject({ win: 200n, winner: 'player', player: [8, 12] });
  expect(play([2, 4, 3, 4], 100n, ['banker', 1])).toMatchObject({ win: 195n, winner: 'banker', banker: [3, 3] });
});

test('a player of five draws, of six stands; the banker follows', () => {
  expect(play([2, T, 3, 3, 4, K], 100n, ['player', 1])).toMatchObject({
    player: [1, 2, 3],
    banker: [9, 2, 12],
    win: 200n,
  });
  expect(play([2, T, 3, 3, 8], 100n, ['player', 1])).toMatchObject({ player: [1, 2, 7], banker: [9, 2], win: 100n });
  expect(play([2, T, 4, 5, 1], 100n, ['banker', 1])).toMatchObject({ player: [1, 3], banker: [9, 4, 0], win: 100n });
});

/** Official drawing table: for each number of the banker's points, the third cards against which the banker draws. */
test('the banker draws as the printed table says', () => {
  const printed = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
  printed.forEach((thirds, points) => {
    const draws = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third));
    expect([points, draws.join('')]).toEqual([points, thirds]);
    expect(bankerDraws(points, null)).toBe(points <= 5);
  });
});

test('on a tie player and banker give their stakes back, and the tie pays eight to one', () => {
  expect(play([K, T, 7, 7], 300n, ['player', 1], ['banker', 1], ['tie', 1])).toMatchObject({
    win: 1_100n,
    won: ['tie'],
  });
});

test('pairs are of rank, not of points, and pay eleven to one whoever wins', () => {
  expect(play([K, 4, K, 4], 200n, ['player-pair', 1], ['banker-pair', 1])).toMatchObject({ win: 2_400n });
  expect(play([T, 4, K, 5], 100n, ['player-pair', 1])).toMatchObject({ win: 0n });
});

test('the commission is taken once of the whole round, rounded down to a subunit', () => {
  expect(play([2, 4, 3, 4], 11n, ['banker', 11])).toMatchObject({ win: 21n });
  expect(play([2, 4, 3, 4], 30n, ['banker', 2], ['tie', 1])).toMatchObject({ win: 39n });
});

test('from whatever seeds, a coup is drawn by the rules and pays no more than twelve stakes', () => {
  const bets = fc.uniqueArray(
    fc.record({ spot: fc.constantFrom(...baccaratSpots), chips: fc.integer({ min: 1, max: 500 }) }),
    {
      minLength: 1,
      selector: ({ spot }) => spot,
    },
  );
  fc.assert(
    fc.property(fc.uuid(), bets, (serverSeed, laid) => {
      const params = baccarat.validate({ bets: laid });
      const stake = BigInt(laid.reduce((sum, { chips }) => sum + chips, 0)) * 10n;
      const stream = createStream(nodeHmac, { serverSeed, clientSeed: 'c', nonce: 1 });
      const { win, outcome } = baccarat.play(stream, { stake, params }, null);
      const { player, banker, winner } = outcome as unknown as BaccaratOutcome;
      const [own, other] = [handPoints(player), handPoints(banker)];
      const natural = Math.max(handPoints(player.slice(0, 2)), handPoints(banker.slice(0, 2))) >= 8;
      if (natural) expect([player.length, banker.length]).toEqual([2, 2]);
      else expect(player.length === 3).toBe(handPoints(player.slice(0, 2)) <= 5);
      expect(winner).toBe(own > other ? 'player' : own < other ? 'banker' : 'tie');
      expect(win <= stake * 12n).toBe(true);
    }),
  );
});

test('only spots of the table, each once and with whole chips, are a bet', () => {
  const bet = { spot: 'player', chips: 1 };
  const refused: unknown[] = [
    ...hostile,
    { bets: [] },
    { bets: [bet, bet] },
    { bets: [{ spot: 'dragon', chips: 1 }] },
    { bets: [{ spot: 'player', chips: 0.5 }] },
    { bets: [{ spot: 'player', chips: 0 }] },
    { bets: 'player' },
  ];
  for (const params of refused) expect(baccarat.validate(params)).toBeNull();
  expect(baccarat.validate({ bets: [{ ...bet, x: 1 }], y: 2 })).toEqual({ bets: [bet] });
});
