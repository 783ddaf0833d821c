import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import {
  diceBet,
  gamesDatabase,
  insertLatestWin,
  lanternWalk,
  playerInGame,
  testClock,
  testGames,
} from '../testing/index.ts';
import { readLatestWinners } from './read-latest-winners.ts';

let db: Database;
let service: ReturnType<typeof testGames>;
const clock = testClock();

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(() => db.close());

/** Bets at even chances until one is won. */
async function winWith(stake: bigint): Promise<void> {
  const { session } = await playerInGame(db, service, { clock: clock.now, amount: 10_000_000n });
  for (;;) if ((await service.play(session, diceBet(stake))).win > 0n) return;
}

// shows: topic:public:wins
test('a win that gains less than ten of the currency is not shown, one that gains more is', async () => {
  await winWith(100n);
  expect(await readLatestWinners(db)).toEqual([]);
  await winWith(2_000n);
  expect(await readLatestWinners(db)).toMatchObject([
    { game_identifier: 'dice', currency: 'EUR', win_amount_cents: 3_960, nickname: 'Wa***' },
  ]);
  const win = { game_identifier: 'dice', win_amount_cents: 3_960, currency: 'EUR', nickname: 'Wa***' };
  expect(await readOutbox(db, { topic: 'public:wins' })).toMatchObject([{ event: 'win', payload: win, players: null }]);
});

test('what decisions brought is shown as the whole round, once it has ended', async () => {
  const { session } = await playerInGame(db, service, { clock: clock.now, amount: 10_000_000n, maths: 'lantern-walk' });
  const act = (roundId: string, action: string) => service.act(session, { roundId, actId: randomUUID(), action });
  const shown = async () =>
    (await readLatestWinners(db)).filter(({ game_identifier: game }) => game === 'lantern-walk');
  for (let left = false; !left;) {
    const roundId = randomUUID();
    await service.play(session, { roundId, stake: 2_000n, params: 'start' });
    if (!(await act(roundId, 'step')).open) continue;
    expect(await shown()).toEqual([]);
    await act(roundId, 'leave');
    left = true;
  }
  expect(await shown()).toMatchObject([{ currency: 'EUR', win_amount_cents: 4_000 }]);
});

test('a player is shown once in a title, with the last win', async () => {
  const win = { currency: 'EUR' as const, nickname: 'Ad***', won_at: clock.now() };
  await insertLatestWin(db, { ...win, player_id: 101n, game: 'koi-garden', amount: 5_000n });
  await insertLatestWin(db, { ...win, player_id: 101n, game: 'moon-hare', amount: 6_000n });
  await insertLatestWin(db, { ...win, player_id: 102n, game: 'koi-garden', amount: 7_000n });
  await insertLatestWin(db, { ...win, player_id: 101n, game: 'koi-garden', amount: 8_000n });
  const shown = (await readLatestWinners(db)).map(({ game_identifier: game, win_amount_cents: amount }) => [
    game,
    amount,
  ]);
  expect(shown.slice(0, 3)).toEqual([
    ['koi-garden', 8_000],
    ['koi-garden', 7_000],
    ['moon-hare', 6_000],
  ]);
  expect(shown).not.toContainEqual(['koi-garden', 5_000]);
});

// shows: constant:winners
test('thirty wins are shown, the latest, however many there are', async () => {
  const win = { currency: 'EUR' as const, nickname: 'Li***', game: 'moon-hare', amount: 9_000n };
  const at = (n: number) => new Date(clock.now().getTime() + n * 1_000);
  for (let n = 0; n < 40; n += 1) await insertLatestWin(db, { ...win, player_id: 9_000n + BigInt(n), won_at: at(n) });
  const shown = await readLatestWinners(db);
  expect(shown).toHaveLength(30);
  expect(shown.every(({ nickname }) => nickname === 'Li***')).toBe(true);
});
