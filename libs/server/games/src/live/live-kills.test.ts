import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { beaconRandomness, beaconRoundAfter, drawBust, sharedStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Database, run, sql, type Transaction } from '@croupier/server-database';
import { hasPendingHolds, lockHoldAccounts } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { tables } from '../schema.gen.ts';
import { type BeaconStandIn, beaconStandIn } from '../testing/beacon-stand-in.ts';
import { startCopy } from '../testing/copy-process.ts';
import { gamesDatabase } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable } from '../testing/live-table.ts';
import { shortenPaces } from '../testing/short-paces.ts';
import { readRoundRow } from './advance.ts';
import { readLiveBets } from './read-live.ts';
import type { RoundRow } from './rows.ts';

const BETTING_MS = 1_500;
afterAll(shortenPaces(BETTING_MS));

const SLUG = 'lantern-ascent';
const PERIOD_MS = 1_000;
const GIVEN = 10_000n;
/** Milliseconds until another server must continue, or the round is void. */
const SOON_MS = 3_000;
const clock = { now: () => new Date(), pass: () => undefined };

type Copy = Awaited<ReturnType<typeof startCopy>>;
type Phase = 'betting' | 'locked' | 'drawing' | 'running' | 'settling';
/** By day two of them, and no freezing. */
const NIGHT = process.env['LONG'] === '1';
const phases: readonly Phase[] = NIGHT
  ? ['betting', 'locked', 'drawing', 'running', 'settling']
  : ['betting', 'running'];

interface Site {
  db: Database;
  beacon: BeaconStandIn;
  table: LiveTestTable;
}

/** Chooses a secret whose flight is short for any of the possible salts, and reaches an auto cash-out. */
async function chooseFlight({ db, beacon: { chain }, table }: Site, number: bigint): Promise<void> {
  const first = beaconRoundAfter(chain, Date.now() + BETTING_MS, 500);
  const salts = [0, 1, 2, 3].map((later) => beaconRandomness(chain.sign(first + later)));
  const isShort = (secret: string) =>
    salts.every((salt) => {
      const bust = drawBust(sharedStream(nodeHmac, { secret, salt, round: number }));
      return bust >= 104 && bust <= 125;
    });
  let secret = '';
  for (let tries = 0; !secret || !isShort(secret); tries += 1) secret = `${tries}`.padStart(64, '0');
  const chosen = { table_id: table.id, first_round: number, rounds: 1, last_secret: secret, made_at: new Date() };
  await run(db, tables.insertInto('live_chains').values(chosen));
}

/** Keeps what a lock takes until it is let go. */
async function holding(db: Database, lock: (tx: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = db.transaction(async (tx) => {
    await lock(tx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return () => {
    released.resolve();
    return done;
  };
}

const isSomebodyWaiting = async (db: Database): Promise<boolean> => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await db.query(waiting)).length > 0;
};
const soon = (what: () => Promise<boolean>, timeout = 10_000) => vi.waitUntil(what, { timeout, interval: 15 });

/** Brings the one running server into a phase. Returns a function that releases what held it there. */
async function bringTo(phase: Phase, site: Site, { round, players }: { round: RoundRow; players: number[] }) {
  const { db, beacon, table } = site;
  const now = () => roundOf(site, round.number);
  const until = (at: Date) => wait(Math.max(0, at.getTime() - Date.now()));
  if (phase === 'betting') return;
  if (phase === 'locked') {
    beacon.mood = 'silent';
    await until(new Date(round.salt_at!.getTime() + 300));
    return;
  }
  if (phase === 'drawing') {
    await until(round.locks_at);
    const letGo = await holding(db, (tx) =>
      tx.query(sql`select from live_rounds where table_id = ${table.id} and number = ${round.number} for key share`),
    );
    await soon(() => isSomebodyWaiting(db));
    return letGo;
  }
  if (phase === 'running') {
    await soon(async () => (await now())!.state === 'drawn');
    await until((await now())!.starts_at!);
    return;
  }
  const letGo = await holding(db, (tx) =>
    lockHoldAccounts(
      tx,
      players.map((playerId) => ({ playerId, currency: 'EUR' as const })),
    ),
  );
  await soon(async () => (await now())!.state === 'over');
  await soon(() => isSomebodyWaiting(db));
  return letGo;
}

/** Returns the time the step after a phase is due. */
function dueAt(phase: Phase, { salt_at, starts_at, lasts_ms }: RoundRow): number {
  if (phase === 'settling') return 0;
  return phase === 'running' ? starts_at!.getTime() + lasts_ms! + 250 : salt_at!.getTime();
}

/** Returns true if the step after a phase has happened. */
async function wentOn(phase: Phase, site: Site, number: bigint): Promise<boolean> {
  const { state, paid_at } = (await roundOf(site, number))!;
  if (state === 'void') return true;
  if (phase === 'settling') return paid_at !== null;
  return phase === 'running' ? state === 'over' : state !== 'open';
}

const roundOf = ({ db, table }: Site, number: bigint) => readRoundRow(db, table.id, number);

/** Expects each player's balance to match the ended bets exactly: no stake lost, no payout made twice. */
async function expectPaidOnce({ db }: Site, players: readonly number[]): Promise<void> {
  const balances = await balancesOf(db);
  for (const playerId of players) {
    const { data } = await readLiveBets(db, { playerId, limit: 100 });
    expect(data.filter(({ status }) => status === 'placed')).toEqual([]);
    const played = data.filter(({ status }) => status === 'settled');
    const gained = played.reduce((sum, { stake_cents, win_cents }) => sum + win_cents - stake_cents, 0);
    expect(balances[`player:${playerId}:cash`] ?? 0n).toBe(GIVEN + BigInt(gained));
    expect(await hasPendingHolds(db, playerId)).toBe(false);
  }
  expect((await checkLedger(db)).breaks).toEqual([]);
}

const sleep = ({ db, table }: Site) =>
  run(
    db,
    tables
      .updateTable('live_tables')
      .set({ awake_until: new Date(0) })
      .where('id', '=', table.id),
  );

/** Plays one round whose clock and bets run on one server until it is stopped in a phase, then on another. */
async function playRound(
  site: Site,
  number: bigint,
  phase: Phase,
  copies: { struck: Copy; other: Copy; strike: () => unknown },
) {
  const { db, beacon, table } = site;
  beacon.mood = 'answers';
  const autos = [102, 104, 500, null];
  const players = await Promise.all(autos.map(() => bettor(db, GIVEN)));
  await chooseFlight(site, number);
  copies.other.freeze();
  await table.state(); // Somebody looks.
  await soon(async () => (await roundOf(site, number)) !== null);
  await sleep(site);
  await Promise.all(players.map((playerId, at) => table.place(playerId, { auto: autos[at]!, round: Number(number) })));
  const bets = Array.from({ length: 20 }, () => ({
    ...{ id: randomUUID(), round: Number(number), currency: 'EUR' as const, auto_cash_out: 102 },
    fields: [{ name: 'crash', stake_cents: 10 }],
  }));
  const order = { playerId: players[3]!, slug: SLUG, bets };
  if (phase === 'betting') {
    copies.struck.take(order);
    const some = async () => (await readLiveBets(db, { playerId: order.playerId, limit: 50 })).data.length > 3;
    await soon(async () => (await some()) || Date.now() > (await roundOf(site, number))!.locks_at.getTime());
  }
  const letGo = await bringTo(phase, site, { round: (await roundOf(site, number))!, players });
  await copies.strike();
  copies.other.thaw();
  await letGo?.();
  beacon.mood = 'answers';
  const struckAt = Date.now();
  if (phase === 'betting') copies.other.take(order); // Without an answer, their player's page sends them again.
  const round = (await roundOf(site, number))!;
  await soon(() => wentOn(phase, site, number), 15_000);
  const ms = Date.now() - Math.max(struckAt, dueAt(phase, round));
  if ((await roundOf(site, number))!.state !== 'void') expect(ms, phase).toBeLessThan(SOON_MS);
  await soon(async () => (await roundOf(site, number))!.paid_at !== null, 15_000);
  await expectPaidOnce(site, players);
  return players;
}

// shows: promise:X1
test.concurrent.each(NIGHT ? (['killed', 'frozen and awake again'] as const) : (['killed'] as const))(
  'a copy is %s in a phase of a flight: another goes on within three seconds, everybody is paid or has the stake back, once',
  { timeout: 240_000 },
  async (how) => {
    const db = await gamesDatabase({ connections: 12 });
    const beacon = await beaconStandIn(clock.now, { periodMs: PERIOD_MS });
    const start = () => startCopy(db.url, { ...beacon, bettingMs: BETTING_MS });
    const other = await start();
    const site = { db, beacon, table: await liveTable(db, { slug: SLUG, clock }) };
    let struck = await start();
    try {
      const states: string[] = [];
      for (const [at, phase] of phases.entries()) {
        const number = BigInt(at + 1);
        const strike = () => (how === 'killed' ? struck.kill() : struck.freeze());
        const players = await playRound(site, number, phase, { struck, other, strike });
        const ended = await roundOf(site, number);
        states.push(ended!.state);
        if (how === 'killed') {
          struck = await start();
          continue;
        }
        struck.thaw(); // It goes on with what it was at, seconds late.
        await wait(300);
        expect(await roundOf(site, number)).toEqual(ended);
        await expectPaidOnce(site, players);
      }
      // What was drawn is never void.
      const drawn = phases.slice(phases.indexOf('running'));
      expect(states.slice(-drawn.length)).toEqual(drawn.map(() => 'over'));
    } finally {
      await Promise.all([struck.kill(), other.kill()]);
      await beacon.close();
      await db.close();
    }
  },
);
