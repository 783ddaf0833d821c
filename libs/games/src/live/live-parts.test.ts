import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawCoup, drawPocket, rouletteSpots, sharedStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { buildRound, buildTable } from '../testing/build-live.ts';
import { clothSpots } from './cloth-spots.ts';
import { curvePicture } from './crash-curve.ts';
import { withCrowd, withRound } from './live.query.ts';
import { parseMultiplier } from './multiplier.ts';
import { createServerClock } from './server-clock.ts';
import { verifyRound } from './verify-round.ts';

test('of what the server said of its time, the word that travelled least counts', () => {
  let own = 1_000;
  const clock = createServerClock(() => own);
  expect(clock.now()).toBe(1_000);
  for (const [said, heard] of [
    [5_000, 1_000 + 900],
    [6_000, 2_000 + 40],
    [7_000, 3_000 + 700],
  ] as const) {
    own = heard;
    clock.hear(new Date(said).toISOString());
  }
  expect(clock.now()).toBe(own + 3_960);
});

test('a multiplier is read as it is typed, and what can’t be cashed out at is none', () => {
  expect(['', '2', '1.5', '1,05', ' 3.25× '].map((text) => parseMultiplier(text, 'en'))).toEqual([
    null,
    200,
    150,
    105,
    325,
  ]);
  expect(['1', '1.00', '5001', 'two', '1.005', '-3', '1,5,0'].map((text) => parseMultiplier(text, 'en'))).toEqual(
    Array(7).fill(undefined),
  );
  // A thousand, not one, by the language's separators.
  expect([parseMultiplier('1,000', 'en'), parseMultiplier('1.000', 'de'), parseMultiplier('1,05', 'de')]).toEqual([
    100_000, 100_000, 105,
  ]);
});

test('news that is older than what is known changes nothing', () => {
  const over = buildRound({ state: 'over', outcome: { bust: 250 } });
  const state = { table: buildTable(), now: '', round: over, crowd: null, past: [], said: [] };
  expect(withRound(state, { now: '', round: buildRound() })).toBe(state);
  expect(withRound(state, { now: '', round: buildRound({ number: 11, state: 'over' }) })).toBe(state);
  const crowd = { round: 11, players: 1, amount: 1, cashed_out: 0, shown: [], fields: {} };
  expect(withCrowd(state, crowd)).toBe(state);
});

test('a round that is over joins the results once, and the next one begins without a crowd', () => {
  const crowd = { round: 12, players: 1, amount: 1, cashed_out: 0, shown: [], fields: {} };
  const state = { table: buildTable(), now: '', round: buildRound(), crowd, past: [], said: [] };
  const over = { now: '', round: buildRound({ state: 'over', outcome: { bust: 250 } }) };
  const twice = withRound(withRound(state, over), over);
  expect([twice.past.length, twice.past[0]?.outcome, twice.crowd]).toEqual([1, { bust: 250 }, crowd]);
  expect(withRound(twice, { now: '', round: buildRound({ number: 13 }) }).crowd).toBeNull();
});

test('a finished round is drawn again in the browser; a changed secret or outcome is found out', () => {
  const [secret, salt] = ['5a'.repeat(32), 'b1'.repeat(32)];
  const pocket = drawPocket(sharedStream(nodeHmac, { secret, salt, round: 12 }));
  const commitment = createHash('sha256').update(secret).digest('hex');
  const round = buildRound({ state: 'over', secret, salt, commitment, outcome: { pocket } });
  expect(verifyRound('roulette', round)).toMatchObject({ keptSecret: true, sameOutcome: true, drawn: { pocket } });
  const other = { ...round, outcome: { pocket: (pocket + 1) % 37 } };
  expect(verifyRound('roulette', other)).toMatchObject({ keptSecret: true, sameOutcome: false });
  expect(verifyRound('roulette', { ...round, commitment: '0'.repeat(64) })).toMatchObject({ keptSecret: false });
  expect(verifyRound('roulette', buildRound())).toBeNull();
});

test('a coup is drawn again card by card: one other card, or one that won too much, is found out', () => {
  const [secret, salt] = ['5a'.repeat(32), 'b1'.repeat(32)];
  const outcome = drawCoup(sharedStream(nodeHmac, { secret, salt, round: 12 }));
  const commitment = createHash('sha256').update(secret).digest('hex');
  const round = buildRound({ state: 'over', secret, salt, commitment, outcome });
  expect(verifyRound('baccarat', round)).toMatchObject({ keptSecret: true, sameOutcome: true });
  const [first, ...others] = outcome.player;
  const forged = [
    { ...outcome, player: [(first! + 13) % 52, ...others] },
    { ...outcome, player: [...outcome.player].reverse() },
    { ...outcome, won: [...outcome.won, 'dragon'] },
  ];
  for (const each of forged) expect(verifyRound('baccarat', { ...round, outcome: each })?.sameOutcome).toBe(false);
});

test('the cloth has every spot that the maths pays, and none lies on another', () => {
  expect(clothSpots.map(({ name }) => name).sort()).toEqual([...rouletteSpots.keys()].sort());
  const tracks = clothSpots.flatMap(({ a, b, along, across }) =>
    Array.from({ length: along * across }, (_, at) => `${a + (at % along)}/${b + Math.floor(at / along)}`),
  );
  expect(new Set(tracks).size).toBe(tracks.length);
});

test('the tip of the curve stays in the picture, and rises', () => {
  const tips = [0, 2_000, 12_000, 60_000, 140_000].map((ms) => curvePicture(ms));
  for (const { x, y } of tips) {
    expect(x).toBeLessThanOrEqual(90);
    expect(y).toBeGreaterThanOrEqual(20);
  }
  expect(tips[1]!.y).toBeLessThan(tips[0]!.y);
});
