import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { forgetWinner, type GameService, rotateSeeds } from '../index.ts';
import { diceBet, gamesDatabase, lanternWalk, playerInGame, testClock, testGames } from '../testing/index.ts';
import { readSharedRound, shareRound, unshareRound } from './shared-rounds.ts';

const clock = testClock();
let db: Database;
let service: GameService;

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(() => db.close());

async function played() {
  const { playerId, session } = await playerInGame(db, service, { clock: clock.now, amount: 1_000n });
  const id = randomUUID();
  await service.play(session, diceBet(100n, id));
  return { playerId, id, share: () => shareRound(db, { playerId, id }, clock.now()) };
}

test('a shared round shows what decided it and nothing of its player, the same address each time', async () => {
  const { playerId, id, share } = await played();
  const [token, again] = await Promise.all([share(), share()]);
  expect(again).toBe(token);
  const round = await readSharedRound(db, token);
  expect(round).toMatchObject({ game: 'dice', stake_cents: 100, draws: [{ server_seed: null }] });
  expect(JSON.stringify(round)).not.toContain(id);
  expect(Object.keys(round)).not.toEqual(expect.arrayContaining(['balance_after_cents']));
  await rotateSeeds(db, { playerId, now: clock.now() });
  expect((await readSharedRound(db, token)).draws[0]!.server_seed).not.toBeNull();
});

test('taken back, or its player gone, the address leads nowhere', async () => {
  const { playerId, id, share } = await played();
  const first = await share();
  await unshareRound(db, { playerId, id });
  await expect(readSharedRound(db, first)).rejects.toMatchObject({ code: 'not_found' });
  await expect(unshareRound(db, { playerId, id })).rejects.toMatchObject({ code: 'not_found' });
  const second = await share();
  expect(second).not.toBe(first);
  await forgetWinner(db, playerId);
  await expect(readSharedRound(db, second)).rejects.toMatchObject({ code: 'not_found' });
});

test('nobody shares another’s round, nor one under way', async () => {
  const { id } = await played();
  const { playerId, session } = await playerInGame(db, service, {
    clock: clock.now,
    amount: 1_000n,
    maths: 'lantern-walk',
  });
  await expect(shareRound(db, { playerId, id }, clock.now())).rejects.toMatchObject({ code: 'not_found' });
  const open = randomUUID();
  await service.play(session, { ...diceBet(100n, open), params: 'start' });
  await expect(shareRound(db, { playerId, id: open }, clock.now())).rejects.toMatchObject({ code: 'not_found' });
});
