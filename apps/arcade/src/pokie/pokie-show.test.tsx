import { beforeEach, expect, test, vi } from 'vitest';
import { type PokieOutcome } from '@croupier/game-math';
import { orchardHoursTitle } from '@croupier/game-math/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import { roundWhere } from '../testing/rounds.ts';
import { betIn, now, parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { firstPicture } from './first-picture.ts';
import { openPokieShow, type ShowState } from './pokie-show.ts';

beforeEach(() => localStorage.clear());

function opened(round: ReturnType<typeof roundWhere>, session: Partial<GameSession> = {}) {
  const stage = {
    show: vi.fn(),
    start: vi.fn(),
    stop: vi.fn(() => Promise.resolve()),
    showWins: vi.fn(() => ({ wins: [], startedAt: 0, still: true })),
    clearWins: vi.fn(),
    hurry: vi.fn(),
  };
  const silent = () => undefined;
  const sound = { spin: silent, win: vi.fn(), feature: vi.fn() } as unknown as Sound;
  const game = createGameStore(sessionOf(session), parentOf(), {
    now,
    fetch: vi.fn<typeof fetch>((_path, init) => {
      const { round_id } = betIn(init);
      return Promise.resolve(
        played({
          round: { ...round, id: round_id },
          balance_cents: 900 + round.win_cents,
          play_session: sessionOf().play_session,
        }),
      );
    }),
    wait: () => Promise.resolve(),
  });
  const show = openPokieShow({
    game,
    stage: stage as unknown as ReelStage,
    title: orchardHoursTitle,
    sound,
    wait: () => Promise.resolve(),
  });
  show.begin(firstPicture(orchardHoursTitle));
  const seen: ShowState[] = [];
  show.subscribe(() => seen.push(show.get()));
  return {
    stage,
    sound,
    game,
    show,
    seen,
    until: (phase: string) => vi.waitFor(() => expect(show.get().phase).toBe(phase)),
  };
}

test('a win is counted and lit, then the balance has it', async () => {
  const round = roundWhere(({ spins, pay }) => spins.length === 1 && pay >= 10);
  const { show, stage, game, seen, until } = opened(round);
  void show.spin();
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  await until('idle');
  expect(stage.start).toHaveBeenCalledTimes(1);
  expect(stage.showWins).toHaveBeenCalledTimes(1);
  expect(seen.some(({ phase }) => phase === 'celebrating')).toBe(true);
  expect(show.get()).toMatchObject({ wonCents: round.win_cents, stakeCents: 100 });
  expect(game.get().balanceCents).toBe(900 + round.win_cents);
});

test('a return below the stake makes no sound and is called a return', async () => {
  const { show, sound, game } = opened(roundWhere(({ pay }) => pay > 0 && pay < 10));
  void show.spin();
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  expect(show.get().celebration).toBe('returned');
  expect(sound.win).not.toHaveBeenCalled();
});

test('free spins wait for the player at their beginning and end, and the balance waits for them', async () => {
  const round = roundWhere(({ spins, pay }) => spins.length > 1 && pay > 30);
  const { show, stage, game, seen, until } = opened(round);
  void show.spin();
  await until('feature-intro');
  expect(show.get().free).toMatchObject({ index: 0, total: 6, multiplier: 2 });
  expect(game.get()).toMatchObject({ busy: true, balanceCents: 900 });
  show.press();
  await until('feature-summary');
  expect(show.get().wonCents).toBe(round.win_cents);
  expect(stage.start).toHaveBeenCalledTimes(1 + 6);
  expect(seen.map(({ free }) => free?.index).filter((index) => index !== undefined)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6]),
  );
  expect(game.get().busy).toBe(true);
  show.press();
  await until('idle');
  expect(game.get()).toMatchObject({ busy: false, balanceCents: 900 + round.win_cents });
});

test('an outcome that does not fit these reels is shown in words, and paid', async () => {
  const { show, stage, game } = opened(
    roundOf({
      outcome: { spins: [{ reels: ['A'], stops: [0], wins: [], multiplier: 1, pay: 25 }], pay: 25, capped: false },
    }),
  );
  void show.spin();
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  expect(stage.showWins).not.toHaveBeenCalled();
  expect(show.get()).toMatchObject({ phase: 'idle', wonCents: 250 });
});

const purchase = { id: 'free-spins', price: 203, rtp: 0.9575 } as const;

test('bought free spins are counted at the stake behind their price, and less than the price is no win', async () => {
  const free = roundWhere(({ spins, pay }) => spins.length > 1 && pay > 10 && pay < 203);
  const { pay } = free.outcome as PokieOutcome;
  const bought = { ...free, params: { buy: 'free-spins' }, stake_cents: 2_030, win_cents: pay * 10 };
  const { show, stage, sound, game, seen, until } = opened(bought, { balance_cents: 5_000, purchase });
  void show.buy();
  expect(game.get().balanceCents).toBe(2_970);
  await until('feature-intro');
  expect(stage.start).toHaveBeenCalledTimes(1);
  expect(show.get()).toMatchObject({ stakeCents: 2_030, boughtAtCents: 100 });
  show.skip();
  show.press();
  await until('feature-summary');
  const wins = sound.win as ReturnType<typeof vi.fn>;
  const before = wins.mock.calls.length;
  expect(show.get().wonCents).toBe(pay * 10);
  show.press();
  await until('idle');
  expect(wins.mock.calls.length).toBe(before);
  expect(show.get()).toMatchObject({ celebration: 'returned', stakeCents: 2_030, wonCents: pay * 10 });
  expect(Math.max(...seen.map(({ wonCents }) => wonCents ?? 0))).toBe(pay * 10);
  // The next spin is an ordinary one.
  void show.spin();
  expect(show.get().stakeCents).toBe(100);
});

test('where nothing is sold nothing is bought', async () => {
  const { show, game, stage } = opened(roundWhere(() => true));
  expect(await show.buy()).toBeNull();
  expect(game.get()).toMatchObject({ balanceCents: 1_000, busy: false });
  expect(stage.start).not.toHaveBeenCalled();
});
