import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '@croupier/server-database/cluster';
import { startJourneySite } from './journey-site.ts';
import { readParts, reportsFolder, runTargets, tasksFolder } from './nx.ts';
import { closing, ofPart, type Report } from './report.ts';

const isNightly = process.argv[2] === 'nightly';
if (isNightly) Object.assign(process.env, { NIGHTLY: '1', LONG: '1', JOURNEY_SIZES: 'both' });
/** `npm test unit` or `npm test e2e` for one half; `npm run test:nightly e2e` likewise. */
const only = process.argv[isNightly ? 3 : 2];

const UNIT_TARGETS = ['lint', 'format', 'unused', 'unused-production', 'typecheck', 'test', 'build'];
const parts = only === 'unit' ? UNIT_TARGETS : only === 'e2e' ? ['build', 'e2e'] : [...UNIT_TARGETS, 'e2e'];

/** What hangs is ended in time to say what failed and to stop what was started. */
const LIMIT_MS = (isNightly ? 330 : 75) * 60_000;
const LAST_WORDS_MS = 3 * 60_000;
const left = (): number => Math.max(1, Math.round(LIMIT_MS - performance.now()));

const scratch = mkdtempSync(path.join(tmpdir(), 'croupier-test-'));
chmodSync(scratch, 0o711); // As root, the database's user passes through it; otherwise its data would be kept elsewhere.

/** Lint with module boundaries, formatting, unused code, types, builds, and every project's tests on one real Postgres. */
async function unit(): Promise<boolean> {
  const cluster = await startCluster({ dir: path.join(scratch, 'unit'), durable: false });
  try {
    return await runTargets({
      targets: UNIT_TARGETS,
      env: { TEST_DATABASE_URL: cluster.url('postgres') },
      timeoutMs: left(),
    });
  } finally {
    await cluster.stop();
  }
}

/** Journeys against the whole site: by feature. */
async function journeys(): Promise<boolean> {
  if (!(await runTargets({ targets: ['build'], timeoutMs: left() }))) return false;
  const site = await startJourneySite(path.join(scratch, 'site'));
  const env = { ...site.env, JOURNEYS: isNightly ? 'all' : 'rest' };
  const longest = () => String(Math.max(1, left() - LAST_WORDS_MS));
  const run = (projects: string[], workers: number) =>
    runTargets({
      targets: ['e2e'],
      projects,
      env: { ...env, E2E_WORKERS: String(workers), LONGEST_MS: longest() },
      timeoutMs: left(),
    });
  try {
    return await run(['*'], 2);
  } finally {
    await site.stop();
  }
}

/** Seconds of processor that this process and those it waited for have used; null where the system doesn't say. */
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
  if (only !== 'e2e') ok = (await unit()) && ok;
  if (only !== 'unit') ok = (await journeys()) && ok;
} catch (error) {
  console.error(error);
  others.push({ passed: 0, failed: 1, suites: [], failures: [String(error)], flaky: [] });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const done = await readParts(parts);
const reports = [...done.map(ofPart), ...others];
// A run that Nx calls failed has failed, whatever the reports say.
if (!ok && reports.every(({ failed }) => failed === 0))
  others.push({ passed: 0, failed: 1, suites: [], failures: ['nx: a task ended without a record'], flaky: [] });
const flaky = isNightly && reports.some((report) => report.flaky.length > 0);
const spent = { wallSeconds: performance.now() / 1000, processorSeconds: processorSeconds() };
console.log(`\n${closing(done, others, spent).join('\n')}`);
process.exit(others.length > 0 || flaky || reports.some(({ failed }) => failed > 0) ? 1 : 0);
