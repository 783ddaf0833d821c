import { randomUUID } from 'node:crypto';
import type { BetOrder } from '@croupier/contracts';
import { type Database, openDatabase } from '@croupier/server-database';
import { createBetQueue } from '@croupier/server-sportsbook';
import {
  findWrongReserves,
  hearTestFeed,
  orderOn,
  placeBet,
  sumBets,
  testMatch,
} from '@croupier/server-sportsbook/testing';
import { checkLedger } from '@croupier/server-wallet/testing';
import { withDatabase } from './bets/run.ts';
import { enterBettors } from './bets/setup.ts';
import { median, round } from './median.ts';
import { percentile } from './settle/bet-until.ts';

const PLAYERS = 500;
/** Players who bet where each bet takes a connection: enough to keep all connections busy without long waits. */
const PLAYERS_ALONE = 48;
const MATCHES = 40;
const ROUNDS = 5;
const SECONDS = 6;
/** Connections of a copy: for its calls, and for the workers of the queue. */
const CONNECTIONS = { alone: 12, batched: 4 };
const LIVE_DELAY_MS = 6_000;

interface Ran {
  perSecond: number;
  times: number[];
}

type Place = (playerId: number, order: BetOrder) => Promise<unknown>;

/** Runs bets: every player bets again as soon as the reply arrives. */
async function run(
  players: readonly number[],
  orders: readonly BetOrder[],
  place: Place,
  seconds: number,
): Promise<Ran> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    players.map(async (playerId, index) => {
      for (let turn = index; performance.now() < end; turn++) {
        const sent = performance.now();
        await place(playerId, { ...orders[turn % orders.length]!, id: randomUUID() });
        times.push(performance.now() - sent);
      }
    }),
  );
  return { perSecond: (times.length * 1000) / (performance.now() - started), times };
}

async function prepare(db: Database): Promise<{ players: number[]; orders: BetOrder[] }> {
  const bettors = await enterBettors(db, PLAYERS); // Two limits for each player.
  const now = new Date();
  const orders: BetOrder[] = [];
  for (let at = 0; at < MATCHES; at++) {
    const match = await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 12 * 3_600_000) });
    const event = await match.read();
    orders.push(...(['home', 'draw', 'away', 'over', 'no'] as const).map((outcome) => orderOn(event, outcome)));
  }
  const stake_cents = 10;
  const single = orders.map((order) => ({ ...order, stake_cents }));
  // One in five is a treble.
  const trebles = single.slice(0, single.length / 4).map((order, at) => {
    const [second, third] = [single[(at + 50) % single.length]!, single[(at + 100) % single.length]!];
    return { ...order, legs: [order.legs[0], second.legs[0], third.legs[0]], sizes: [3] } satisfies BetOrder;
  });
  await db.query({ text: 'vacuum analyze', values: [] });
  return { players: bettors.map(({ playerId }) => playerId), orders: [...single, ...trebles] };
}

/**
 * Compares sport bets in batches with one transaction each, with every rule on, in turn on one Postgres with default
 * durability, five times. `npm run bench -- sport-bets [seconds]`.
 */
export async function bench([given]: string[] = []): Promise<void> {
  const seconds = Number(given ?? SECONDS);
  await withDatabase(async (db, url) => {
    const { players, orders } = await prepare(db);
    const clock = () => new Date();
    const heard = () => hearTestFeed(db, clock());
    await heard();
    const alive = setInterval(() => void heard().catch(() => undefined), 3_000); // No feed is connected here.
    const [alone, batched] = [CONNECTIONS.alone, CONNECTIONS.batched].map((connections) =>
      openDatabase(url, { connections }),
    ) as [Database, Database];
    const sizes: number[] = [];
    const queue = createBetQueue({
      db: batched,
      clock,
      liveDelayMs: LIVE_DELAY_MS,
      onBatch: (size) => sizes.push(size),
    });
    const one: Place = (playerId, order) =>
      placeBet(alone, { playerId, order, now: clock(), liveDelayMs: LIVE_DELAY_MS });
    const together: Place = (playerId, order) => queue.place({ playerId, order });
    let placed = 0;
    const measure = async (place: Place, duration = seconds) => {
      const ran = await run(place === one ? players.slice(0, PLAYERS_ALONE) : players, orders, place, duration);
      placed += ran.times.length;
      return ran;
    };
    await measure(one, 2); // Warm-up: plans are prepared, code is compiled.
    await measure(together, 2);
    const ratios: number[] = [];
    for (let turn = 1; turn <= ROUNDS; turn++) {
      sizes.length = 0;
      const each = await measure(one);
      const batch = await measure(together);
      ratios.push(batch.perSecond / each.perSecond);
      const line = ({ perSecond, times }: Ran) =>
        `${round(perSecond, 0)}/s (p50 ${round(percentile(times, 0.5), 1)}, p99 ${round(percentile(times, 0.99), 1)} ms)`;
      const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
      console.log(`${turn}: in batches ${line(batch)} of ${round(mean, 0)} bets, one each ${line(each)}`);
    }
    clearInterval(alive);
    await queue.stop();
    await Promise.all([alone.close(), batched.close()]);
    const stored = (await sumBets(db)).reduce((sum, { bets }) => sum + Number(bets), 0);
    const { breaks } = await checkLedger(db);
    const wrong = await findWrongReserves(db);
    console.log(
      `stored ${stored} of ${placed} acknowledged; ledger breaks: ${breaks.length}; wrong reserves: ${wrong.length}`,
    );
    console.log(`in batches ÷ one each: ${round(median(ratios))} (goal ≥ 3)`);
  });
}
