import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '@croupier/server-database/cluster';
import { calls } from './growth/calls.ts';
import { work, type Worked } from './growth/jobs.ts';
import { type GrownSite, type Size, startGrown } from './growth/site.ts';
import { median, round } from './median.ts';

const ROUNDS = 2_000_000;
const QUICK_ROUNDS = 100_000;
const FACTOR = 100;
const TURNS = 200;
const GOAL = 1.2;
const GOAL_HELD_MS = 100;

const sizeOf = (rounds: number): Size => ({
  rounds,
  players: Math.ceil(rounds / 100),
  events: Math.ceil(rounds / 50),
});

/** Medians in ms of one call on a young and on a grown site. */
export interface Grown {
  call: string;
  young: number;
  grown: number;
}

async function time(call: (turn: number) => Promise<void>, turn: number): Promise<number> {
  const begun = performance.now();
  await call(turn);
  return performance.now() - begun;
}

async function compare(young: GrownSite, grown: GrownSite, turns: number): Promise<Grown[]> {
  const measured: Grown[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const times = { young: [] as number[], grown: [] as number[] };
    for (let turn = 0; turn < turns + 20; turn++) {
      const pair = [await time((at) => call(young, at), turn), await time((at) => call(grown, at), turn)] as const;
      if (turn < 20) continue; // Warm-up: plans are prepared, code is compiled.
      times.young.push(pair[0]);
      times.grown.push(pair[1]);
    }
    measured.push({ call: name, young: median(times.young), grown: median(times.grown) });
  }
  return measured;
}

/** Measures the same calls on a site with this many rounds and on one with a hundredth, in turn; then its jobs. */
export async function measureGrowth(rounds: number, turns: number): Promise<{ calls: Grown[]; jobs: Worked[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'croupier-growth-'));
  chmodSync(dir, 0o711); // As root, the database's user passes through it: else its data would lie elsewhere and stay.
  const cluster = await startCluster({ dir });
  const sites: GrownSite[] = [];
  try {
    const young = await startGrown(cluster, 'young', sizeOf(rounds / FACTOR));
    sites.push(young);
    const grown = await startGrown(cluster, 'grown', sizeOf(rounds));
    sites.push(grown);
    const compared = await compare(young, grown, turns);
    return { calls: compared, jobs: await work(grown.db, sizeOf(rounds)) };
  } finally {
    for (const site of sites) await site.stop();
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Measures the cost of two million stored rounds. `npm run bench -- growth [quick | rounds]` */
export async function bench([given]: string[] = []): Promise<void> {
  const rounds = given === 'quick' ? QUICK_ROUNDS : Number(given ?? ROUNDS);
  if (!(rounds >= FACTOR)) throw new Error(`growth [quick | rounds]: a number from ${FACTOR}`);
  const measured = await measureGrowth(rounds, TURNS);
  console.log(`p50 at ${rounds} rounds ÷ at ${rounds / FACTOR} (goal ≤ ${GOAL})`);
  for (const { call, young, grown } of measured.calls)
    console.log(`${call.padEnd(32)} ${round(grown / young)}  (${round(grown)} ÷ ${round(young)} ms)`);
  console.log(`\njobs at ${rounds} rounds: the longest a write was held (goal ≤ ${GOAL_HELD_MS} ms)`);
  for (const { job, took, held } of measured.jobs)
    console.log(`${job.padEnd(32)} ${round(held, 0)} ms  (took ${round(took, 0)} ms)`);
}
