import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actInRound, type GameRound } from '@croupier/contracts';
import type { BlackjackOutcome } from '@croupier/game-math';
import { createGameStore } from '../game/game-store.ts';
import { parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { firstStake, openBlackjackShow } from './blackjack-show.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const table = (change: Partial<BlackjackOutcome> = {}): BlackjackOutcome => ({
  hands: [{ cards: [4, 5], doubled: false, done: false, result: null }],
  dealer: [5],
  turn: 0,
  insured: null,
  allowed: ['hit', 'stand', 'double'],
  ...change,
});
const dealt = roundOf({ outcome: table(), state: 'open', win_cents: 0 });
const ended = (won: number, stake: number): GameRound =>
  roundOf({
    stake_cents: stake,
    win_cents: won,
    outcome: table({
      hands: [{ cards: [4, 5, 9], doubled: stake > 100, done: true, result: 'won' }],
      dealer: [5, 9, 9],
      turn: null,
      allowed: [],
    }),
  });

function open(answers: Response[], session = sessionOf({ slug: 'linden-blackjack', maths: 'blackjack' })) {
  const asked: { path: string; body: string }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    asked.push({ path: String(path), body: String(init?.body) });
    return Promise.resolve(answers.shift() ?? Response.error());
  });
  const game = createGameStore(session, parentOf(), { now: () => 0, fetch, wait: () => Promise.resolve() });
  const sound = { win: vi.fn(), lose: vi.fn(), land: vi.fn() };
  const show = openBlackjackShow({ game, sound, still: () => true });
  return { asked, game, show };
}
const { play_session: playSession } = sessionOf();
const answer = (round: GameRound, balance_cents: number) => played({ round, balance_cents, play_session: playSession });

test('a round waits for its player, and a double takes its stake before the end pays', async () => {
  const { asked, game, show } = open([answer(dealt, 900), answer(ended(400, 200), 1_200)]);
  await show.play();
  expect(show.get().phase).toBe('open');
  expect(game.get()).toMatchObject({ balanceCents: 900, busy: true });
  await show.act('split'); // Not offered: no request is sent.
  expect(asked).toHaveLength(1);
  await show.act('double');
  expect(v.parse(actInRound.body, JSON.parse(asked[1]!.body))).toMatchObject({ round_id: dealt.id, action: 'double' });
  expect(show.get().phase).toBe('idle');
  expect(game.get()).toMatchObject({ balanceCents: 1_200, busy: false });
});

test('a refused decision leaves the round and the balance as they were', async () => {
  const refused = Response.json({ errors: { base: { limit_reached: 'limit_reached' } } }, { status: 422 });
  const { game, show } = open([answer(dealt, 900), refused]);
  await show.play();
  await show.act('double');
  expect(show.get()).toMatchObject({ phase: 'open', outcome: table() });
  expect(game.get()).toMatchObject({ balanceCents: 900, problem: 'limit_reached' });
});

test('a decision that costs more than there is is not asked for', async () => {
  const session = sessionOf({ slug: 'linden-blackjack', maths: 'blackjack', balance_cents: 150 });
  const { asked, game, show } = open([answer(dealt, 50)], session);
  await show.play();
  await show.act('double');
  expect(asked).toHaveLength(1);
  expect(game.get().problem).toBe('insufficient_funds');
});

test('an open round is found after a reload, on a device that has not begun it too', async () => {
  const session = sessionOf({ slug: 'linden-blackjack', maths: 'blackjack', balance_cents: 900, last_round: dealt });
  const { game, show } = open([answer(ended(200, 100), 1_100)], session);
  show.begin();
  await vi.waitFor(() => expect(show.get().phase).toBe('open'));
  expect(game.mayPlay()).toBe(false);
  await show.act('stand');
  expect(game.get().balanceCents).toBe(1_100);
});

test('what a round began with follows from what was decided', () => {
  const half = { cards: [], doubled: false, done: true, result: null };
  expect(firstStake(250, table({ hands: [{ ...half, doubled: true }], insured: true }))).toBe(100);
  expect(firstStake(300, table({ hands: [{ ...half, doubled: true }, half] }))).toBe(100);
});
