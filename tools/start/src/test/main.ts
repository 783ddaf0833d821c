import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '@croupier/server-database/cluster';
import { startJourneySite } from './journey-site.ts';
import { allBut, type NxOptions, readParts, reportsFolder, runTargets, tasksFolder } from './nx.ts';
import { closing, ofPart, type Report } from './report.ts';
import { missingAtNight } from './titles.ts';

/**
 * Modes of `npm test`: all, one half (`unit`, `e2e`), the changes of a branch (`affected`), or everything in the long
 * forms (`nightly`).
 */
const words = new Set(process.argv.slice(2));
const unknown = [...words].filter((word) => !['unit', 'e2e', 'affected', 'nightly'].includes(word));
if (unknown.length > 0) {
  console.error(`There is no "${unknown.join(' ')}" of npm test. There are: unit, e2e, affected, nightly.`);
  process.exit(2);
}
const isNightly = words.has('nightly');
if (isNightly) Object.assign(process.env, { NIGHTLY: '1', LONG: '1', JOURNEY_SIZES: 'both', JOURNEYS: 'all' });
const affected = words.has('affected');
const withUnit = words.has('unit') || !words.has('e2e');
const withJourneys = words.has('e2e') || !words.has('unit');

const APPS = ['casino', 'betting', 'arcade'];
const CHECKS = ['lint', 'format', 'unused', 'unused-production', 'types'];
/**
 * Suites that take minutes each: one at a time, so that none runs alone on one core at the end. Three workers, because
 * their tests often wait.
 */
const LARGE = ['platform', 'server-sportsbook', 'server-games', 'game-math', 'arcade'];
const parts = [...(withUnit ? [...CHECKS, 'test'] : []), ...(withJourneys ? ['build', 'e2e'] : [])];

/** Time limit of the run. It leaves enough time to report a hang and to stop the started processes. */
const LIMIT_MS = (isNightly ? 330 : 75) * 60_000;
const LAST_WORDS_MS = 3 * 60_000;
const left = (): number => Math.max(1, Math.round(LIMIT_MS - performance.now()));

const scratch = mkdtempSync(path.join(tmpdir(), 'croupier-test-'));
chmodSync(scratch, 0o711); // As root, the database's user passes through it; otherwise its data would be kept elsewhere.

/** Runs lint with module boundaries, formatting, unused code, types, and every project's tests on one real Postgres. */
async function unit(): Promise<boolean> {
  const cluster = await startCluster({ dir: path.join(scratch, 'unit'), durable: false });
  const run = (targets: string[], which: Partial<NxOptions>, workers: number) =>
    runTargets({
      ...which,
      targets,
      affected,
      env: { TEST_DATABASE_URL: cluster.url('postgres'), VITEST_WORKERS: String(workers) },
      timeoutMs: left(),
    });
  try {
    const small = await run([...CHECKS, 'test'], { exclude: LARGE, parallel: 3 }, 1);
    const large = await run(['test'], { exclude: await allBut(LARGE), parallel: 1 }, 3);
    // Every lib builds as a package at night; by day a test builds three.
    const packages = !isNightly || (await run(['build'], {}, 1));
    return small && large && packages;
  } finally {
    await cluster.stop();
  }
}

/** Fails the nightly run if a daily journey is missing from it. */
async function refuseGaps(): Promise<void> {
  const missing = await missingAtNight();
  if (missing.length > 0) throw new Error(`The nightly run leaves out:\n${missing.join('\n')}`);
}

/** Settings for Firefox: at night Chromium runs every journey at both sizes, so here each runs at its own size only. */
const IN_FIREFOX = { ENGINE: 'firefox', JOURNEY_SIZES: '' };
/** Engines that this machine has no browser for. */
const notPlayed: string[] = [];

type Play = (which: { projects?: string[] }, workers: number, env?: NodeJS.ProcessEnv) => Promise<boolean>;

/** Runs smoke in Firefox, and the money journeys in Safari's engine, if this machine has them. */
async function otherEngines(play: Play): Promise<boolean> {
  const firefox = process.env['FIREFOX'] !== undefined;
  const webkit = process.env['WEBKIT'] !== undefined;
  if (!firefox) notPlayed.push('smoke journeys in Firefox: FIREFOX names no program');
  if (!webkit) notPlayed.push('the journey in WebKit: WEBKIT names no driver');
  const inFirefox = !firefox || (await play({ projects: ['e2e-smoke'] }, 1, IN_FIREFOX));
  const inWebKit = !webkit || (await play({ projects: ['e2e-webkit'] }, 1));
  return inFirefox && inWebKit;
}

/**
 * Runs journeys against the whole site: smoke first, then by feature, at night other engines, and last those that close
 * the site.
 */
async function journeys(): Promise<boolean> {
  if (!(await runTargets({ targets: ['build'], projects: APPS, timeoutMs: left() }))) return false;
  const site = await startJourneySite(path.join(scratch, 'site'));
  const play = (
    which: { projects?: string[]; exclude?: string[]; affected?: boolean },
    workers: number,
    env: NodeJS.ProcessEnv = {},
  ) =>
    runTargets({
      ...which,
      targets: ['e2e'],
      env: {
        JOURNEYS: 'rest', // Smoke has already run, so the features leave it out.
        ...process.env,
        ...site.env,
        E2E_WORKERS: String(workers),
        LONGEST_MS: String(Math.max(1, left() - LAST_WORDS_MS)),
        ...env,
      },
      timeoutMs: left(),
    });
  try {
    const smoke = isNightly || (await play({ projects: ['e2e-smoke'] }, 2));
    // Two projects at a time, one worker each.
    const features = await play({ exclude: ['e2e-smoke', 'e2e-webkit', 'e2e-closed'], affected }, 1);
    const engines = !isNightly || (await otherEngines(play));
    const closed = await play({ projects: ['e2e-closed'] }, 1);
    return smoke && features && engines && closed;
  } finally {
    await site.stop();
  }
}

/**
 * Returns the processor seconds used by this process and its finished children; null if the system doesn't report them.
 */
function processorSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
    const HERTZ = 100; // USER_HZ is 100 on every Linux that Node runs on.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / HERTZ;
  } catch {
    return null;
  }
}

const others: Report[] = [];
let ok = true;
try {
  rmSync(reportsFolder, { recursive: true, force: true });
  rmSync(tasksFolder, { recursive: true, force: true });
  if (withUnit) ok = (await unit()) && ok;
  if (withJourneys && isNightly) await refuseGaps();
  if (withJourneys) ok = (await journeys()) && ok;
} catch (error) {
  console.error(error);
  others.push({ passed: 0, failed: 1, suites: [], failures: [String(error)], flaky: [] });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const done = await readParts(parts, isNightly ? null : APPS);
const reports = [...done.map(ofPart), ...others];
// A run that fails in Nx has failed, whatever the reports contain.
if (!ok && reports.every(({ failed }) => failed === 0))
  others.push({ passed: 0, failed: 1, suites: [], failures: ['nx: a task ended without a record'], flaky: [] });
const flaky = isNightly && reports.some((report) => report.flaky.length > 0);
const spent = { wallSeconds: performance.now() / 1000, processorSeconds: processorSeconds() };
console.log(`\n${closing(done, others, spent, notPlayed).join('\n')}`);
process.exit(others.length > 0 || flaky || reports.some(({ failed }) => failed > 0) ? 1 : 0);
