import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '@croupier/server-database';
import { hasPendingHolds } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { gamesDatabase } from '../testing/index.ts';
import { bettor, liveTable } from '../testing/live-table.ts';
import { readLiveBets } from './read-live.ts';
import { runLive } from './run-live.ts';

/** Faster than the clock on the wall, and slow enough that no round waits too long for its salt. */
const SPEED = 4;
const began = Date.now();
const now = () => new Date(began + (Date.now() - began) * SPEED);

let db: Database;
beforeAll(async () => {
  db = await gamesDatabase({ connections: 20 });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

test(
  'one copy is killed in the middle of a round, the other goes on: every bet is played once',
  { timeout: 60_000 },
  async () => {
    const table = await liveTable(db, { slug: 'quayside-quick-roulette', clock: { now, pass: () => undefined } });
    let isDead = false;
    const dying: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          if (isDead) throw new Error('killed');
          return result;
        }),
    };
    const stops = [dying, db].map((each) => runLive({ ...table.copy(each), onError: () => undefined }));
    const state = async () => (await table.state()).round;
    const playerId = await bettor(db, 1_000n);
    let last = 0;
    for (const turn of [1, 2]) {
      const round = await vi.waitUntil(
        async () => {
          const current = await state();
          return current?.state === 'open' && current.number > last ? current : null;
        },
        { timeout: 20_000, interval: 50 },
      );
      last = round!.number;
      await table.place(playerId, { round: last });
      if (turn === 1) isDead = true; // Whatever it is at is never stored.
    }
    const bets = await vi.waitUntil(
      async () => {
        const { data } = await readLiveBets(db, { playerId, limit: 10 });
        return data.every(({ status }) => status === 'settled') ? data : null;
      },
      { timeout: 20_000, interval: 50 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(bets!.map(({ round }) => round)).toEqual([last, last - 1]);
    const won = bets!.reduce((sum, { win_cents }) => sum + BigInt(win_cents), 0n);
    expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(800n + won);
    expect(await hasPendingHolds(db, playerId)).toBe(false);
  },
);
