import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCALE = 50;

const program = process.env['PGBENCH'] ?? 'pgbench';

export const preparePgbench = (url: string): Promise<unknown> => run(program, ['-i', '-q', '-s', String(SCALE), url]);

/** Measures TPC-B-like transactions per second: 16 clients, 2 threads. */
export async function runPgbench(url: string, seconds: number): Promise<number> {
  const { stdout } = await run(program, ['-c', '16', '-j', '2', '-n', '-T', String(seconds), url]);
  const tps = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said nothing of tps:\n${stdout}`);
  return Number(tps);
}
