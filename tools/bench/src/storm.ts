import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrations } from '@croupier/platform/migrations';
import { credentialsOf } from '@croupier/server-channels/testing';
import { migrate, openDatabase } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import { enterPlayers } from './bets/setup.ts';
import { median, round } from './median.ts';
import { enterOwners, pagesOf, TOPICS } from './storm/members.ts';
import type { Bets, Joined, Order } from './storm/protocol.ts';

const SOCKETS = 8000;
const ROUNDS = 5;
const QUIET_MS = 3000;
/** Pause between rounds, for the cleanup after a storm. */
const REST_MS = 2000;

const start = (file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  fork(new URL(`./${file}.ts`, import.meta.url), args, { env: { ...process.env, ...env }, serialization: 'advanced' });

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a bench process ended with ${code}`));
    const receive = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', receive).off('exit', ended);
      resolve(message as Answer);
    };
    child.on('message', receive).once('exit', ended);
  });

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/**
 * Measures a rush of all pages: 8,000 signed-in sockets that join 6 topics each at the same moment, then reconnect as
 * after a lost server, while a player bets. `npm run bench -- storm [sockets] [rounds]`.
 */
export async function bench([sockets, rounds]: string[] = []): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'croupier-bench-'));
  const cluster = await startCluster({ dir });
  const children: ChildProcess[] = [];
  try {
    await measure(
      cluster.url('postgres'),
      { count: Number(sockets ?? SOCKETS), rounds: Number(rounds ?? ROUNDS) },
      children,
    );
  } finally {
    for (const child of children) child.kill();
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function measure(
  url: string,
  { count, rounds }: { count: number; rounds: number },
  children: ChildProcess[],
): Promise<void> {
  const db = openDatabase(url);
  await migrate(db, migrations);
  const [bearer] = await enterPlayers(db, 1);
  const owners = await enterOwners(db, count);
  const credentials = await credentialsOf(db);
  await db.query({ text: 'vacuum analyze', values: [] });
  await db.close();
  const server = start('bets/server', [], { DATABASE_URL: url, PLATFORM_PORT: '0', SOCKETS_PER_ADDRESS: '100000' });
  const { port } = await next<{ port: number }>(server, 'listening');
  const bettor = start('storm/bettor', [String(port), bearer!]);
  const client = start('storm/client');
  children.push(server, bettor, client);

  /** Returns the bets placed while `work` runs. */
  async function beside<Result>(work: () => Promise<Result>): Promise<{ bets: Bets; result: Result }> {
    const bets = next<Bets>(bettor, 'bets');
    bettor.send('begin');
    const result = await work();
    bettor.send('end');
    return { bets: await bets, result };
  }
  async function ask<Answer>(order: Order, about: string): Promise<Answer> {
    const answer = next<Answer>(client, about);
    client.send(order);
    return answer;
  }

  const openAll = () => ask({ about: 'open', port, members: pagesOf(owners, credentials) }, 'opened');
  await openAll();
  await beside(() => setTimeout(1000)); // Warm-up: plans are prepared, code is compiled.
  await ask({ about: 'join' }, 'joined');
  const kinds = [
    ['join', `${count} × ${TOPICS} joins in one moment`],
    ['come-back', 'the same, back within a second, from the opening of the socket'],
  ] as const;
  for (const [about, title] of kinds) {
    console.log(`\n${title}`);
    const ratios: { p50: number; p99: number; joins: number }[] = [];
    for (let turn = 1; turn <= rounds; turn++) {
      await openAll();
      await setTimeout(REST_MS);
      const quiet = (await beside(() => setTimeout(QUIET_MS))).bets;
      const { bets, result } = await beside(() => ask<Joined>({ about }, 'joined'));
      ratios.push({
        p50: quantile(bets.latencies, 0.5) / quantile(quiet.latencies, 0.5),
        p99: quantile(bets.latencies, 0.99) / quantile(quiet.latencies, 0.99),
        joins: quantile(result.latencies, 0.99),
      });
      console.log(
        `${turn}: ${round(result.latencies.length / (result.took / 1000), 0)} joins/s, p50 ${round(quantile(result.latencies, 0.5), 0)} ms, ` +
          `p99 ${round(quantile(result.latencies, 0.99), 0)} ms, errors ${result.errors}; ` +
          `a bet: quiet p50 ${round(quantile(quiet.latencies, 0.5), 1)} p99 ${round(quantile(quiet.latencies, 0.99), 1)} ms, ` +
          `meanwhile p50 ${round(quantile(bets.latencies, 0.5), 1)} p99 ${round(quantile(bets.latencies, 0.99), 1)} ms, refused ${bets.refused}`,
      );
    }
    const middle = (key: keyof (typeof ratios)[number]) => median(ratios.map((each) => each[key]));
    console.log(`joins p99                       ${round(middle('joins') / 1000)} s   (goal ≤ 2)`);
    console.log(`a bet meanwhile ÷ quiet, p50    ${round(middle('p50'))}   (goal ≤ 3)`);
    console.log(`a bet meanwhile ÷ quiet, p99    ${round(middle('p99'))}   (goal ≤ 3)`);
  }
}
