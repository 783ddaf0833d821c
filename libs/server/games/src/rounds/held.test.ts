import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql, type Transaction } from '@croupier/server-database';
import { setLimit } from '@croupier/server-limits';
import { holdCounters } from '@croupier/server-limits/testing';
import { checkLedger, holdAccountRow } from '@croupier/server-wallet/testing';
import { diceBet, gamesDatabase, playerInGame, type PlayerInGame, testGames } from '../testing/index.ts';

let db: Database;
let service: ReturnType<typeof testGames>;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 24 });
  service = testGames(db);
});
afterAll(async () => {
  await service.stop();
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const enter = async () => {
  const entered = await playerInGame(db, service);
  const accounts = [{ currency: 'EUR', amount: 1000n } as const];
  await db.transaction((tx) =>
    setLimit(tx, { playerId: entered.playerId, type: 'wager', period: 'day', accounts, now: new Date() }),
  );
  return entered;
};

/** Starts another transaction that keeps a row locked until released. */
async function hold(row: (tx: Transaction) => Promise<unknown>): Promise<{ release: () => Promise<void> }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    expect(await row(tx)).toHaveLength(1);
    held.resolve();
    await released.promise;
  });
  await Promise.race([held.promise, holding]);
  return { release: () => (released.resolve(), holding) };
}

const account =
  ({ session }: PlayerInGame) =>
  (tx: Transaction) =>
    holdAccountRow(tx, session.accountId);
const rows = {
  account,
  limits:
    ({ playerId }: PlayerInGame) =>
    (tx: Transaction) =>
      holdCounters(tx, playerId),
  'game state':
    ({ playerId }: PlayerInGame) =>
    (tx: Transaction) =>
      tx.query(sql`select 1 as row from player_game_states where player_id = ${playerId} for no key update`),
};

test.for(Object.entries(rows))(
  'while another transaction holds a player’s %s, the bets of all others are taken',
  async ([, row]) => {
    const [blocked, ...others] = await Promise.all(Array.from({ length: 9 }, enter));
    const { release } = await hold(row(blocked!));
    let answered = false;
    const waiting = service.play(blocked!.session, diceBet(100n)).finally(() => (answered = true));
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(others.map(({ session }) => service.play(session, diceBet(10n))));
    expect(answered).toBe(false);
    await release();
    expect(await waiting).toMatchObject({ stake: 100n });
  },
);

// shows: promise:L4
test('a limit that another transaction holds is waited for, never passed over', async () => {
  const player = await enter();
  const { release } = await hold(rows.limits(player));
  const bets = Array.from({ length: 11 }, () => service.play(player.session, diceBet(100n)));
  await release();
  const results = await Promise.allSettled(bets);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []))).toEqual([
    'limit_reached',
  ]);
});

test('bets of a held player keep their order', async () => {
  const player = await enter();
  const { release } = await hold(account(player));
  const bets = Array.from({ length: 10 }, () => service.play(player.session, diceBet(10n)));
  await release();
  expect((await Promise.all(bets)).map(({ nonce }) => Number(nonce))).toEqual(
    Array.from({ length: 10 }, (_, at) => at),
  );
});

// shows: promise:C2
test('a bet held too long is refused as unavailable, and taken once when its id comes again', async () => {
  const impatient = testGames(db, { mostHeldMs: 30 });
  const player = await enter();
  const bet = diceBet(100n, randomUUID());
  const { release } = await hold(account(player));
  await expect(impatient.play(player.session, bet)).rejects.toMatchObject({ code: 'unavailable' });
  await release();
  const round = await impatient.play(player.session, bet);
  expect(await impatient.play(player.session, bet)).toMatchObject({ nonce: round.nonce, balance: round.balance });
});

test('a service that stops answers every bet: those that are held are refused, the others taken', async () => {
  const stopping = testGames(db);
  const [blocked, other] = [await enter(), await enter()];
  const { release } = await hold(account(blocked));
  const held = stopping.play(blocked.session, diceBet(10n));
  const free = stopping.play(other.session, diceBet(10n));
  const refused = expect(held).rejects.toMatchObject({ code: 'unavailable' });
  await stopping.stop();
  await refused;
  expect(await free).toMatchObject({ stake: 10n });
  await release();
});

test('two tabs on two copies whose clocks differ are never told to wait where there is no such rule', async () => {
  const late = testGames(db, { clock: () => new Date(Date.now() - 30_000) });
  const player = await playerInGame(db, service);
  for (let turn = 0; turn < 10; turn++) {
    const tabs = [service, late].map((copy) => copy.play(player.session, diceBet(10n)));
    expect(await Promise.all(tabs)).toHaveLength(2);
  }
});
