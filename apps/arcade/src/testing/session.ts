import * as v from 'valibot';
import { vi } from 'vitest';
import { actInRound, GameRound, openGameSession, playRound, type Reply, resumeGame } from '@croupier/contracts';
import type { GameSession } from '../game/game-store.ts';

/** Returns a session as the server would open it. */
export const sessionOf = (change: Partial<GameSession> = {}): GameSession =>
  v.parse(openGameSession.reply, {
    bearer: 'bearer',
    expires_at: '2026-11-20T12:00:00.000Z',
    mode: 'real',
    slug: 'tidewater-atlas',
    maths: 'tidewater-atlas',
    version: 'v',
    currency: 'EUR',
    locale: 'en',
    parent_origin: 'http://casino.localhost:4200',
    balance_cents: 1_000,
    stakes: { min_cents: 10, max_cents: 1_000, step_cents: 10, ladder_cents: [10, 100, 1_000], initial_cents: 100 },
    rules: { min_round_ms: 0, autoplay: true },
    purchase: null,
    fairness: { server_seed_hash: 'h', client_seed: 'c', nonce: 0 },
    play_session: { started_at: '2026-11-20T10:00:00.000Z', rounds: 0, staked_cents: 0, won_cents: 0 },
    last_round: null,
    gifts: [],
    ...change,
  });

export const roundOf = (change: Partial<GameRound> = {}): GameRound =>
  v.parse(GameRound, {
    id: '00000000-0000-4000-8000-000000000001',
    stake_cents: 100,
    win_cents: 250,
    params: {},
    outcome: { spins: [{ reels: [], stops: [], wins: [], multiplier: 1, pay: 25 }], pay: 25, capped: false },
    state: null,
    steps: 1,
    version: 'v',
    nonce: 0,
    played_at: '2026-11-20T10:00:01.000Z',
    ...change,
  });

/** Builds a `playRound` response. A fake that breaks the contract fails here. */
export const played = (reply: Reply<typeof playRound>): Response => Response.json(v.parse(playRound.reply, reply));

/** Builds a `resumeGame` response. */
export const resumed = (reply: Reply<typeof resumeGame>): Response => Response.json(v.parse(resumeGame.reply, reply));

/** Parses the bet that the page requested, as the server parses it. */
export const betIn = (init: RequestInit | undefined) => v.parse(playRound.body, JSON.parse(String(init?.body)));

/** Replies to every round with this result, under the requested id. */
export function serverOf(win: number, balance: number) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_path, init) => {
    const { round_id, stake_cents } = betIn(init);
    asked.push(round_id);
    return Promise.resolve(
      played({
        round: roundOf({ id: round_id, stake_cents, win_cents: win }),
        balance_cents: balance,
        play_session: {
          started_at: '2026-11-20T10:00:00.000Z',
          rounds: 1,
          staked_cents: stake_cents,
          won_cents: win,
        },
      }),
    );
  });
  return { fetch, asked, now, wait: () => Promise.resolve() };
}

/** Replies to each round with the next of these, under the requested id; repeats the last one. */
export function serverWith(...rounds: GameRound[]) {
  let balance = 1_000;
  const answers = [...rounds];
  const fetch = vi.fn<typeof globalThis.fetch>((_path, init) => {
    const { round_id: id, stake_cents } = betIn(init);
    const round = answers.length > 1 ? answers.shift()! : answers[0]!;
    balance += round.win_cents - stake_cents;
    return Promise.resolve(
      played({
        round: { ...round, id, stake_cents },
        balance_cents: balance,
        play_session: sessionOf().play_session,
      }),
    );
  });
  return { fetch, now, wait: () => Promise.resolve() };
}

/** Returns the time at which the sessions here are one hour old. */
export const now = () => Date.parse('2026-11-20T11:00:00.000Z');

export const parentOf = () => ({ say: vi.fn(), listen: vi.fn(() => () => undefined) });

/** Parses the decision that the page sent, as the server parses it. */
export const actIn = (init: RequestInit | undefined) => v.parse(actInRound.body, JSON.parse(String(init?.body)));
