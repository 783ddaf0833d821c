import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bet } from '@croupier/contracts';
import { type Database, migrate, openDatabase, sql } from '@croupier/server-database';
import { type Cluster, freePort, startCluster } from '@croupier/server-database/cluster';
import { adjust, checkLedger } from '@croupier/server-wallet';
import { migrations } from '../migrations.ts';
import { Bettor } from './bettor.ts';
import { type PlatformProcess, startProcess } from './platform-process.ts';

/** 10 in every run, 50 in the nightly one. */
const KILLS = Math.ceil(Number(process.env['CRASH_KILLS'] ?? 20) / 2);
const PLAYERS = 3;
const FUNDS = 10_000_000n;
const ORIGIN = 'http://sport.casino.localhost:4200';
/** A match lasts about ten seconds, and a bet during play waits a third of one: kills fall into every stage. */
const SETTINGS = { SPORT_SPEED: '600', SPORT_LIVE_DELAY_MS: '300' };
const LONGEST_MATCHES_MS = 60_000;

let dir: string;
let cluster: Cluster;
let db: Database;
let platform: PlatformProcess;
let port: number;
const bettors: Bettor[] = [];

const start = () => startProcess(cluster.url('postgres'), port, SETTINGS);

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'croupier-sport-crash-'));
  cluster = await startCluster({ dir }); // Durable: what is acknowledged must survive.
  db = openDatabase(cluster.url('postgres'), { connections: 2 });
  await migrate(db, migrations);
  port = await freePort();
  platform = await start();
  for (let index = 0; index < PLAYERS; index++) bettors.push(new Bettor(() => platform.url, ORIGIN));
  for (const bettor of bettors) await bettor.signUp();
  await db.transaction(async (tx) => {
    for (const { id } of bettors)
      await adjust(tx, {
        id: randomUUID(),
        playerId: id,
        currency: 'EUR',
        amount: FUNDS,
        reason: 'crash test',
        operator: 'test',
        now: new Date(),
      });
  });
}, 120_000);

afterAll(async () => {
  await platform?.kill();
  await db?.close();
  await cluster?.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Where a bet may go from a state that was told to its player. */
const ONWARD: Record<Bet['status'], readonly Bet['status'][]> = {
  pending: ['pending', 'accepted', 'rejected', 'settled', 'void'],
  accepted: ['accepted', 'settled', 'void'],
  rejected: ['rejected'],
  settled: ['settled'],
  void: ['void'],
};

/** Everything an answer promised stands in the books; what was not answered is one bet or none, however often it is sent. */
async function expectKept(bettor: Bettor): Promise<void> {
  for (const told of bettor.answered) {
    const { status, bet } = await bettor.read(told.id);
    expect(status).toBe(200);
    expect(ONWARD[told.status]).toContain(bet.status);
    expect(bet).toMatchObject({
      stake_cents: told.stake_cents,
      legs: [{ outcome: told.legs[0]!.outcome, shown_odds: told.legs[0]!.shown_odds }],
    });
  }
  const lost = bettor.unanswered;
  if (!lost) return;
  const first = await bettor.place(lost);
  const second = await bettor.place(lost);
  if (first) expect(second?.id).toBe(first.id);
  if (second) bettor.answered.push(second);
  bettor.unanswered = null;
}

/** In one statement, so at one moment: what is set aside is the stakes of the open bets, and the house's reserve what they may return. */
async function expectHeldIsOpen(): Promise<void> {
  const wrong = await db.query(sql`
    with open as (select * from sport_bets where status in ('pending', 'accepted')),
      held as (
        select owner, balance, (select coalesce(sum(stake), 0) from open where 'player:' || player_id = owner) as stakes
        from ledger_accounts where purpose = 'held'),
      reserved as (
        select l.event_id, l.market_id, l.specifiers, l.outcome, sum(b.possible_return) as returns
        from open b join sport_bet_legs l on l.bet_id = b.id join sport_events e on e.id = l.event_id
        where e.status not in ('ended', 'abandoned') -- What still waits for its delay then can only be rejected.
        group by 1, 2, 3, 4)
    select owner, balance::text as is, stakes::text as should from held where balance <> stakes
    union all
    select 'reserve of ' || r.event_id, r.returns::text, coalesce(n.returns::text, 'none')
    from reserved r left join sport_liabilities n using (event_id, market_id, specifiers, outcome) where n.returns is distinct from r.returns`);
  expect(wrong).toEqual([]);
  expect((await checkLedger(db)).breaks).toEqual([]);
}

const openBets = async () =>
  Number(
    (
      await db.query<{ n: string }>(
        sql`select count(*)::text as n from sport_bets where status in ('pending', 'accepted')`,
      )
    )[0]!.n,
  );

// shows: promise:X1
test(
  `the platform is killed ${KILLS} times while bets are placed, decided and settled: none is lost or doubled`,
  { timeout: KILLS * 40_000 },
  async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      let left = randomInt(10, 60);
      const enough = Promise.withResolvers<void>();
      const betting = Promise.all(bettors.map((bettor) => bettor.betOn(() => --left === 0 && enough.resolve())));
      await Promise.race([enough.promise, betting]);
      await platform.kill();
      await betting;
      await expectHeldIsOpen();
      platform = await start();
      for (const bettor of bettors) await expectKept(bettor);
      await expectHeldIsOpen();
    }
    const told = bettors.flatMap(({ answered }) => answered);
    expect(told.length).toBeGreaterThan(KILLS);
    expect(
      told.some(({ decide_at }) => decide_at !== null),
      'bets during play',
    ).toBe(true);
    expect(
      told.some(({ status, decide_at }) => status === 'accepted' && decide_at === null),
      'bets before kick-off',
    ).toBe(true);
  },
);

// shows: promise:X1
test(
  'after the last restart every match is played to its end, and each bet is paid to the cent',
  { timeout: LONGEST_MATCHES_MS + 10_000 },
  async () => {
    await expect.poll(openBets, { timeout: LONGEST_MATCHES_MS, interval: 500 }).toBe(0);
    await expectHeldIsOpen();
    for (const { id } of bettors) {
      const [row] = await db.query<{ is: bigint; should: bigint; bets: bigint }>(sql`
      select a.balance as is, count(b.id) as bets,
        (${FUNDS}::bigint + coalesce(sum(b.returned - b.stake) filter (where b.status = 'settled'), 0))::bigint as should
      from ledger_accounts a left join sport_bets b on b.player_id = ${id}
      where a.owner = ${`player:${id}`} and a.purpose = 'cash' and a.currency = 'EUR' group by a.balance`);
      expect(row!.is).toBe(row!.should);
      expect(row!.bets).toBeGreaterThan(0n);
    }
    for (const bettor of bettors) {
      for (const { id } of bettor.answered) {
        const { bet } = await bettor.read(id);
        if (bet.status === 'settled') expect(bet.receipt?.payout_cents).toBe(bet.return_cents);
        else expect(['rejected', 'void']).toContain(bet.status);
      }
    }
  },
);
