import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '@croupier/platform/migrations';
import { migrate, openDatabase } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import { countRounds } from '@croupier/server-games/testing';
import { checkLedger } from '@croupier/server-wallet';
import { openOneStatement } from './bets/one-statement.ts';
import { preparePgbench, runPgbench } from './bets/pgbench.ts';
import { enterPlayers } from './bets/setup.ts';
import { median, round } from './median.ts';

const PLAYERS = 1000;
const ROUNDS = 5;
const SECONDS = 8;

interface Ran {
  about: 'ran';
  perSecond: number;
  accepted: number;
  refused: number;
  p50: number;
  p99: number;
}

const start = (file: string, env: NodeJS.ProcessEnv = {}) =>
  fork(new URL(`./bets/${file}.ts`, import.meta.url), [], { env: { ...process.env, ...env } });

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    const receive = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', receive);
      resolve(message as Answer);
    };
    child.on('message', receive);
    child.once('exit', (code) => reject(new Error(`a bench process ended with ${code}`)));
  });

/**
 * Real-money bets over HTTP beside pgbench's TPC-B and one-statement bets with a commit each, by the same rules and by none,
 * all on one Postgres with default durability, in turn, five times. `npm run bench bets [seconds]`.
 */
export async function bench([given]: string[] = []): Promise<void> {
  const seconds = Number(given ?? SECONDS);
  const dir = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const cluster = await startCluster({ dir });
  try {
    await measure(cluster.url('postgres'), seconds);
  } finally {
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function measure(url: string, seconds: number): Promise<void> {
  const db = openDatabase(url);
  await migrate(db, migrations);
  const bearers = await enterPlayers(db, PLAYERS);
  await preparePgbench(url);
  const single = await openOneStatement(url);
  await db.query({ text: 'vacuum analyze', values: [] });
  const server = start('server', { DATABASE_URL: url, PLATFORM_PORT: '0' });
  const { port } = await next<{ port: number }>(server, 'listening');
  const load = start('load');
  const bets = async (duration: number) => {
    load.send({ about: 'run', port, bearers, seconds: duration });
    return next<Ran>(load, 'ran');
  };
  let stored = (await bets(3)).accepted; // Warm: plans prepared, code compiled.
  const results: { tpcb: number; plain: number; bare: number; bets: Ran }[] = [];
  for (let turn = 1; turn <= ROUNDS; turn++) {
    const tpcb = await runPgbench(url, seconds);
    const plain = await single.run('all', seconds);
    const bare = await single.run('none', seconds);
    const ran = await bets(seconds);
    stored += ran.accepted;
    results.push({ tpcb, plain, bare, bets: ran });
    console.log(
      `${turn}: ${round(ran.perSecond, 0)} bets/s (p50 ${round(ran.p50, 1)} ms, p99 ${round(ran.p99, 1)} ms, refused ${ran.refused}), ` +
        `TPC-B ${round(tpcb, 0)}/s, one statement ${round(plain, 0)}/s, without the rules ${round(bare, 0)}/s`,
    );
  }
  load.kill();
  server.kill();
  await single.close();
  const rounds = await countRounds(db);
  const { breaks } = await checkLedger(db);
  await db.close();
  console.log(`stored ${rounds} of ${stored} acknowledged rounds; ledger breaks: ${breaks.length}`);
  const ratio = (to: 'tpcb' | 'plain' | 'bare') =>
    round(median(results.map((result) => result.bets.perSecond / result[to])));
  console.log(`bets ÷ TPC-B: ${ratio('tpcb')} (floor 5, aim 8)`);
  console.log(`bets ÷ one statement per commit, the same rules: ${ratio('plain')} (floor 3, aim 4)`);
  console.log(`bets ÷ one statement per commit, funds and id alone: ${ratio('bare')}`);
}
