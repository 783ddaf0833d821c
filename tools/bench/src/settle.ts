import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrations } from '@croupier/platform/migrations';
import { type Database, migrate, openDatabase } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import { insertPlayer } from '@croupier/server-players/testing';
import {
  countWronglyPaid,
  fillBets,
  findWrongReserves,
  goal,
  isSettled,
  orderOn,
  sumBets,
  type TestMatch,
  testMatch,
} from '@croupier/server-sportsbook/testing';
import { checkLedger } from '@croupier/server-wallet/testing';
import { enterPlayers } from './bets/setup.ts';
import { round } from './median.ts';
import { type Bets, betUntil, percentile } from './settle/bet-until.ts';
import { MATCHES, mixedOrders } from './settle/mixed-orders.ts';

const BETS = 100_000;
const PLAYERS = 2_000;
/** Number of players who bet in the casino meanwhile; they have bets on the match too. */
const CASINO_PLAYERS = 20;
const QUIET_SECONDS = 8;
const LONGEST_MS = 300_000;
/** Number of bets whose payout is recalculated. */
const SAMPLE = 2_000;

/** Kinds of load: singles on one match, or all kinds of bets on matches that end in turn. */
export type Kind = 'singles' | 'mixed';

export interface SettleMeasured {
  bets: number;
  legs: number;
  /** Total seconds from each final whistle to its last settled bet. */
  seconds: number;
  quiet: Bets;
  meanwhile: Bets;
  /** Ledger accounts that differ from their journal or holds, open stakes, and reserves without a bet. */
  breaks: number;
  open: bigint;
  reserves: number;
  /** Number of sampled bets whose payout doesn't match their legs. */
  wrong: number;
}

interface Measuring {
  bets: number;
  kind: Kind;
  quietSeconds: number;
}

/** Measures the final whistles of matches with this many open bets, during casino bets. */
export async function measureSettlement({ bets, kind, quietSeconds }: Measuring): Promise<SettleMeasured> {
  const dir = await mkdtemp(path.join(tmpdir(), 'croupier-settle-'));
  const cluster = await startCluster({ dir });
  const db = openDatabase(cluster.url('postgres'));
  let server: ChildProcess | undefined;
  try {
    await migrate(db, migrations);
    const bearers = await enterPlayers(db, CASINO_PLAYERS);
    const { matches, legs } = await fill(db, bets, kind);
    const env = { ...process.env, DATABASE_URL: cluster.url('postgres'), PLATFORM_PORT: '0' };
    server = fork(new URL('./settle/server.ts', import.meta.url), [], { env });
    const port = await listening(server);
    const bet = <Result>(work: () => Promise<Result>) => betDuring(port, bearers, work);
    await bet(() => setTimeout(3_000)); // Warm-up: plans are prepared, code is compiled.
    const { bets: before } = await bet(() => setTimeout((quietSeconds * 1000) / 2));
    const { bets: meanwhile, result: seconds } = await bet(() => settleAll(db, matches));
    const { bets: after } = await bet(() => setTimeout((quietSeconds * 1000) / 2));
    const quiet = { times: [...before.times, ...after.times], failed: before.failed + after.failed };
    const { breaks } = await checkLedger(db);
    const open = (await sumBets(db)).reduce((sum, each) => sum + each.open, 0n);
    const reserves = (await findWrongReserves(db)).length;
    const wrong = await countWronglyPaid(db, SAMPLE);
    return { bets, legs, seconds, quiet, meanwhile, breaks: breaks.length, open, reserves, wrong };
  } finally {
    server?.kill();
    await db.close();
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

interface Filled {
  matches: TestMatch[];
  legs: number;
}

async function fill(db: Database, count: number, kind: Kind): Promise<Filled> {
  const now = new Date();
  const matches: TestMatch[] = [];
  while (matches.length < (kind === 'mixed' ? MATCHES : 1))
    matches.push(await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) }));
  const events = await Promise.all(matches.map(({ read }) => read()));
  const orders =
    kind === 'mixed'
      ? mixedOrders(events)
      : (['home', 'draw', 'over', 'no'] as const).map((outcome) => orderOn(events[0]!, outcome));
  const players = Array.from({ length: CASINO_PLAYERS }, (_, index) => index + 1);
  while (players.length < Math.min(PLAYERS, count / 10)) players.push(await insertPlayer(db));
  await fillBets(db, { orders, count, players, now });
  await db.query({ text: 'vacuum analyze', values: [] });
  const legs = Array.from({ length: count }, (_, index) => orders[index % orders.length]!.legs.length);
  return { matches, legs: legs.reduce((sum, each) => sum + each, 0) };
}

const listening = (server: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    server.once('message', ({ port }: { port: number }) => resolve(port));
    server.once('exit', (code) => reject(new Error(`the platform ended with ${code}`)));
  });

async function betDuring<Result>(port: number, bearers: readonly string[], work: () => Promise<Result>) {
  const stopped = new AbortController();
  const betting = betUntil(port, bearers, stopped.signal);
  const result = await work();
  stopped.abort();
  return { result, bets: await betting };
}

/** Ends the matches one after the other, each once the previous one's bets are settled; returns the seconds. */
async function settleAll(db: Database, matches: readonly TestMatch[]): Promise<number> {
  let seconds = 0;
  for (const [index, match] of matches.entries()) seconds += await settle(db, match, index % 2 === 0 ? 'home' : 'away');
  return seconds;
}

/** Ends a match and waits until the platform has settled it; returns the seconds. */
async function settle(db: Database, match: TestMatch, scorer: 'home' | 'away'): Promise<number> {
  const started = performance.now();
  await match.report({ at: new Date(), status: 'ended', period: null, goals: [goal(scorer)], left: 0 });
  while (!(await isSettled(db, match.id))) {
    if (performance.now() - started > LONGEST_MS) throw new Error('the match was not settled');
    await setTimeout(50);
  }
  return (performance.now() - started) / 1000;
}

/** Settles 100,000 bets during casino bets. `npm run bench -- settle [bets] [mixed]`. */
export async function bench(given: readonly string[] = []): Promise<void> {
  const kind = given.includes('mixed') ? 'mixed' : 'singles';
  const count = Number(given.find((word) => word !== 'mixed') ?? BETS);
  const measured = await measureSettlement({ bets: count, kind, quietSeconds: QUIET_SECONDS });
  const { bets, legs, seconds, quiet, meanwhile, breaks, open, reserves, wrong } = measured;
  const line = ({ times, failed }: Bets) =>
    `p50 ${round(percentile(times, 0.5), 1)}, p99 ${round(percentile(times, 0.99), 1)}, max ${round(percentile(times, 1), 1)} ms of ${times.length} bets, failed ${failed}`;
  console.log(
    `${bets} bets (${kind}, ${legs} legs) settled in ${round(seconds, 1)} s (goal for 100,000: 30), ${round(bets / seconds, 0)} a second`,
  );
  console.log(`quiet: ${line(quiet)}`);
  console.log(`meanwhile: ${line(meanwhile)}`);
  console.log(`p99 ÷ quiet: ${round(percentile(meanwhile.times, 0.99) / percentile(quiet.times, 0.99))} (goal ≤ 3)`);
  console.log(
    `ledger breaks: ${breaks}; stakes still open: ${open}; wrong reserves: ${reserves}; of ${SAMPLE} paid otherwise than reckoned: ${wrong}`,
  );
}
