import { beforeEach, expect, test, vi } from 'vitest';
import { actInRound, resumeGame } from '@croupier/contracts';
import type { GameRound } from '@croupier/contracts';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { actIn, betIn, now, parentOf, played, resumed, roundOf, sessionOf } from '../testing/session.ts';
import { openMinesShow } from './mines-show.ts';

beforeEach(() => localStorage.clear());

const wait = () => Promise.resolve();
const outcome = (picks: number[], end: string | null = null) => ({
  mines: 3,
  picks,
  end,
  layout: end === null ? null : [0, 1, 2],
});
const begun = roundOf({ win_cents: 0, params: { mines: 3 }, outcome: outcome([]), state: 'open' });
const dug = { ...begun, outcome: outcome([9]) };
const cashed = { ...begun, outcome: outcome([9], 'cashed'), state: null, win_cents: 112 };
const play_session = sessionOf().play_session;

/** Replies to the start, and to each decision with the next of these rounds. */
function server(...answers: (GameRound | string)[]) {
  const acts: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    if (path === resumeGame.path)
      return Promise.resolve(resumed({ balance_cents: 1_012, play_session, last_round: cashed, gifts: [] }));
    if (path !== actInRound.path) {
      const round = { ...begun, id: betIn(init).round_id };
      return Promise.resolve(played({ round, balance_cents: 900, play_session }));
    }
    acts.push(actIn(init).act_id);
    const answer = answers.shift() ?? 'gone';
    if (answer === 'lost') return Promise.reject(new TypeError('network'));
    if (typeof answer === 'string')
      return Promise.resolve(Response.json({ errors: { base: { [answer]: '' } } }, { status: 422 }));
    const balance_cents = answer.state === null ? 1_012 : 900;
    return Promise.resolve(played({ round: { ...answer, id: actIn(init).round_id }, balance_cents, play_session }));
  });
  return { fetch, acts };
}

const sound = { scatter: vi.fn(), win: vi.fn(), lose: vi.fn(), land: vi.fn() };
function table(fetch: typeof globalThis.fetch, session: Partial<GameSession> = {}) {
  const game = createGameStore(sessionOf(session), parentOf(), { fetch, now, wait });
  return { game, show: openMinesShow(game, sound, () => true) };
}

test('a decision whose answer was lost is asked for again under the same id', async () => {
  const { fetch, acts } = server(...Array.from({ length: 20 }, () => 'lost'));
  const { game, show } = table(fetch);
  await show.play({ mines: 3 });
  await show.pick(9);
  expect(game.get().problem).toBe('offline');
  expect(await show.pick(10)).toBeNull(); // No further decision before the reply.
  show.retry();
  await vi.waitFor(() => expect(game.get().asking).toBe(false));
  expect(acts.length).toBeGreaterThan(2);
  expect(new Set(acts).size).toBe(1);
});

test('a decision that is refused leaves the round as it stood', async () => {
  const { fetch } = server(dug, 'params_not_allowed');
  const { game, show } = table(fetch);
  await show.play({ mines: 3 });
  await show.pick(9);
  await show.pick(9);
  expect(game.get()).toMatchObject({ problem: 'params_not_allowed', balanceCents: 900 });
  expect(show.get()).toMatchObject({ phase: 'open', round: { outcome: { picks: [9] } } });
});

test('a round that ended in another tab is shown as it ended', async () => {
  const id = begun.id;
  const { fetch } = server('round_not_open');
  const { game, show } = table(fetch, { last_round: { ...dug, id }, balance_cents: 900 });
  show.begin();
  await show.act({ do: 'cash_out' });
  expect(show.get()).toMatchObject({ phase: 'idle', round: { winCents: 112, outcome: { end: 'cashed' } } });
  expect(game.get()).toMatchObject({ balanceCents: 1_012, busy: false });
});

test('an open round goes on where it was left, also on a device that did not begin it', async () => {
  const { fetch } = server(cashed);
  const { game, show } = table(fetch, { last_round: dug, balance_cents: 900 });
  show.begin();
  expect(show.get()).toMatchObject({ phase: 'open', round: { outcome: { picks: [9] } } });
  expect(game.mayPlay()).toBe(false);
  await show.act({ do: 'cash_out' });
  expect(game.get()).toMatchObject({ balanceCents: 1_012, busy: false });
  expect(sound.win).toHaveBeenCalledWith(1.12);
});

test('a win reaches the balance when the round has ended, and the next may begin', async () => {
  const { fetch } = server(dug, cashed);
  const { game, show } = table(fetch);
  await show.play({ mines: 3 });
  expect(game.get()).toMatchObject({ balanceCents: 900, busy: true });
  await show.pick(9);
  await show.act({ do: 'cash_out' });
  expect(game.get()).toMatchObject({ balanceCents: 1_012, busy: false });
  expect(show.get().history).toHaveLength(1);
});

test('an answer is awaited in view only where it takes its time, with what was decided', async () => {
  const { fetch } = server(dug, cashed);
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const late: typeof globalThis.fetch = async (...call) => {
    if (call[0] === actInRound.path) await slow;
    return fetch(...call);
  };
  const { show } = table(late);
  const seen: unknown[] = [];
  show.subscribe(() => seen.push(show.get().phase));
  await show.play({ mines: 3 });
  expect(seen).not.toContain('asking');
  const picked = show.pick(9);
  expect(show.get()).toMatchObject({ phase: 'open', asked: null });
  expect(await show.pick(10)).toBeNull(); // It is already decided, though nothing shows it yet.
  await vi.waitFor(() => expect(show.get()).toMatchObject({ phase: 'asking', asked: { do: 'pick', cell: 9 } }));
  answer();
  await picked;
  expect(show.get()).toMatchObject({ phase: 'open', asked: null, round: { outcome: { picks: [9] } } });
});
