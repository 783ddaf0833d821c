import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from './build.ts';
import { DataInUse, lockData } from './lock.ts';
import { logFiles } from './log-files.ts';
import { isLasting } from './managed-process.ts';
import { seed } from './seed.ts';
import { type Site, startSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dataDir = path.resolve(process.env['DATA_DIR'] ?? path.join(root, '.data'));
const port = Number(process.env['PORT'] ?? 4200);
const MIN_FREE_BYTES = 500 * 1024 * 1024;
const began = performance.now();

const say = (line: string) => console.log(`  ${line}`);

function fail(line: string): never {
  console.error(`\nCroupier did not start. ${line}`);
  process.exit(1);
}

function explain(error: Error & { code?: string }): string {
  if (error instanceof DataInUse || isLasting(error)) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose one: PORT=4300 npm start`;
  if (error.code === 'EACCES') return `No permission: ${error.message}`;
  if (error.code === 'ENOSPC' || /No space left/.test(error.message))
    return 'The disk is full. Nothing is lost; free some space and start again.';
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
    return `The database at DATABASE_URL does not answer: ${error.message}`;
  return `${error.message}\nDetails are in ${path.join(dataDir, 'logs')}.`;
}

function checkDisk(): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) fail(`Less than 500 MB are free on the disk of ${dataDir}.`);
}

function report(demo: { email: string; password: string }): void {
  const site = (host: string) => `http://${host}:${port}`;
  console.log(`
  Croupier is up, ${((performance.now() - began) / 1000).toFixed(1)} s after the start.

  Casino    ${site('casino.localhost')}
  Sports    ${site('sport.casino.localhost')}
  Payments  ${site('pay.sandbox.localhost')}   the test provider: cards, pending payments
  Studio    ${site('candlewick.studio.localhost')}/games/breath-on-glass   a sample studio's game, by itself
  Mail      ${site('mail.sandbox.localhost')}   what the site would have sent
  Player    ${demo.email} / ${demo.password}

  Ctrl-C stops it. State and logs are in ${path.relative(process.cwd(), dataDir) || '.'}.
`);
}

let starting: Promise<Site> | undefined;
let stopping = false;

/** Stops everything after a process has failed permanently, and prints the reason last. */
async function giveUp(reason: Error): Promise<void> {
  if (stopping) return;
  stopping = true;
  await (await starting)?.stop();
  console.error(`\nCroupier stopped. ${explain(reason)}`);
  process.exit(1);
}

/**
 * Stops everything in order, including processes that are still starting: otherwise only the next start would find an
 * orphaned database.
 */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log('\n  Stopping …');
  await starting?.then(
    (site) => site.stop(),
    () => undefined,
  );
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT=${process.env['PORT']} is no port number.`);
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  checkDisk();
  const unlock = lockData(dataDir);
  process.on('exit', unlock);
  console.log('Croupier');
  if (!process.env['CROUPIER_DEV']) await buildApps(say);
  const write = logFiles(logs);
  starting = startSite({
    dataDir,
    port,
    databaseUrl: process.env['DATABASE_URL'],
    say,
    onGivenUp: (reason) => void giveUp(reason),
    log: (name, line) => {
      write(name, line);
      if (process.env['CROUPIER_DEV'] || process.env['LOG_TO_CONSOLE']) console.log(`${name}: ${line}`);
    },
  });
  const demo = await seed(await starting);
  if (!stopping) report(demo);
} catch (error) {
  if (!stopping) fail(explain(error as Error));
}
