import { beforeEach, expect, test, vi } from 'vitest';
import type { GameGift } from '@croupier/contracts';
import { betIn, now, parentOf, resumed, serverOf, sessionOf } from '../testing/session.ts';
import { createGameStore } from './game-store.ts';

const gift = (change: Partial<GameGift> = {}): GameGift => ({
  id: 7,
  title: 'First look',
  stake_cents: 20,
  rounds_left: 2,
  won_cents: 0,
  wins: 'cash',
  feature: false,
  expires_at: '2026-11-30T12:00:00.000Z',
  ...change,
});
const withGifts = (gifts: GameGift[], server = serverOf(50, 1_050)) => ({
  server,
  game: createGameStore(sessionOf({ gifts }), parentOf(), server),
});
const bets = ({ fetch }: ReturnType<typeof serverOf>) =>
  fetch.mock.calls.map(([, init]) => {
    const { stake_cents, gift_id } = betIn(init);
    return { stake_cents, gift_id };
  });

beforeEach(() => localStorage.clear());

test('with free spins there nothing is played before the player said what pays', async () => {
  const { game, server } = withGifts([gift()]);
  expect(game.get()).toMatchObject({ asksPayer: true, giftId: null });
  expect(await game.play({})).toBeNull();
  game.payWith(null);
  await game.play({});
  expect(bets(server)).toEqual([{ stake_cents: 100, gift_id: undefined }]);
  expect(game.get().balanceCents).toBe(900);
});

test('a free spin is asked for at its own stake, takes nothing from the balance and is counted down', async () => {
  const { game, server } = withGifts([gift()]);
  game.payWith(7);
  game.setStake(1_000);
  await game.play({});
  expect(bets(server)).toEqual([{ stake_cents: 20, gift_id: 7 }]);
  expect(game.get()).toMatchObject({ balanceCents: 1_000, stakeCents: 20 });
  game.finish();
  expect(game.get()).toMatchObject({ balanceCents: 1_050, giftId: 7, gifts: [{ rounds_left: 1, won_cents: 50 }] });
});

test('a spin that opens the feature asks for it, and one with own money does not', async () => {
  const { game, server } = withGifts([gift({ feature: true })]);
  game.payWith(7);
  await game.play({});
  game.finish();
  game.payWith(null);
  await game.play({});
  expect(server.fetch.mock.calls.map(([, init]) => betIn(init).params)).toEqual([{ feature: true }, {}]);
});

test('after the last one own money pays only when the player says so, at the stake from before', async () => {
  const { game, server } = withGifts([gift({ rounds_left: 1 })]);
  game.payWith(7);
  await game.play({});
  game.finish();
  expect(game.get()).toMatchObject({ asksPayer: true, giftId: null, gifts: [], usedUp: { id: 7, won_cents: 50 } });
  expect(await game.play({})).toBeNull();
  game.payWith(null);
  expect(game.get()).toMatchObject({ asksPayer: false, usedUp: null, stakeCents: 100 });
  await game.play({});
  expect(bets(server).at(-1)).toEqual({ stake_cents: 100, gift_id: undefined });
});

test.each([
  ['spin_too_soon', { giftId: 7, asksPayer: false, gifts: [{ rounds_left: 2 }] }],
  ['gift_not_active', { giftId: null, asksPayer: true, gifts: [] }],
])('a free spin refused with %s costs nothing', async (code, expected) => {
  const refuse = () => Promise.resolve(Response.json({ errors: { base: { [code]: '' } } }, { status: 422 }));
  const tools = { fetch: vi.fn<typeof fetch>(refuse), now, wait: () => Promise.resolve() };
  const game = createGameStore(sessionOf({ gifts: [gift()] }), parentOf(), tools);
  game.payWith(7);
  expect(await game.play({})).toBeNull();
  expect(game.get()).toMatchObject({ balanceCents: 1_000, problem: code, ...expected });
});

test('free spins given up elsewhere are not played on with own money', async () => {
  const { game, server } = withGifts([gift()]);
  game.payWith(7);
  server.fetch.mockImplementation(() =>
    Promise.resolve(
      resumed({ balance_cents: 1_000, play_session: game.get().playSession, last_round: null, gifts: [] }),
    ),
  );
  await game.refresh();
  expect(game.get()).toMatchObject({ giftId: null, asksPayer: true, usedUp: null, stakeCents: 100 });
});
