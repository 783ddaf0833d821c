import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheDir } from '@nx/devkit';
import { freePort, startCluster } from '@croupier/server-database/cluster';
import { buildApps } from '../build.ts';
import { chromiumArgs, findChromium, findShell } from '../chromium.ts';
import { startManagedProcess } from '../managed-process.ts';
import { type Site, startSite } from '../site.ts';
import {
  closing,
  type NxRun,
  ofNx,
  ofPlaywright,
  ofVitest,
  type PlaywrightReport,
  type Report,
  type VitestReport,
} from './report.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const suiteReports = path.join(root, '.nx/reports');
const scratch = mkdtempSync(path.join(tmpdir(), 'croupier-test-'));
chmodSync(scratch, 0o711); // As root, the database's user passes through it: else its data would lie elsewhere and stay.
const only = process.argv[2]; // `npm test unit` or `npm test e2e` for one half.
const UNIT_TARGETS = ['lint', 'typecheck', 'test', 'format', 'unused'];

/** Some of each sport: what is played while nobody looks takes a third of the machine from the journeys otherwise. */
const LEAGUES = [
  ...['harbour-premier', 'liga-serena', 'alderland-oberhaus', 'serie-valmonte'],
  ...['crystal-tour', 'lantern-league', 'polar-league', 'millrace-park', 'copper-lane', 'ravensdown'],
];

/** From begin to end: what hangs is ended while there is time to say what failed, and to stop what was started. */
const ends = performance.now() + 80 * 60_000;
const LAST_WORDS_MS = 3 * 60_000;
const left = (): number => Math.max(1, Math.round(ends - performance.now()));

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: left(),
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape;

/** A report says what failed; a program that failed without saying so counts as one. */
const counting = (report: Report, ok: boolean): Report =>
  ok ? report : { ...report, failed: Math.max(1, report.failed) };

/** Lint with module boundaries, formatting, unused code, types, and every project's tests on one real Postgres. */
async function unit(): Promise<Report[]> {
  rmSync(suiteReports, { recursive: true, force: true });
  const cluster = await startCluster({ dir: path.join(scratch, 'unit'), durable: false });
  const ok = await run('nx', ['run-many', '-t', ...UNIT_TARGETS, '--parallel=2', '--output-style=stream'], {
    TEST_DATABASE_URL: cluster.url('postgres'),
    NX_DAEMON: 'false',
  });
  await cluster.stop();
  const suites = readdirSync(suiteReports).map((name) =>
    ofVitest(readJson<VitestReport>(path.join(suiteReports, name)), root),
  );
  const failed = suites.reduce((sum, report) => sum + report.failed, 0);
  return [...suites, counting(ofNx(readJson<NxRun>(path.join(cacheDir, 'run.json'))), ok || failed > 0)];
}

/** Journeys in Chromium against the whole site, started as `npm start` does on a fresh data folder. */
async function journeys(): Promise<Report> {
  await buildApps((line) => console.log(line));
  const dataDir = path.join(scratch, 'site');
  const site = await startSite({
    dataDir,
    durable: false,
    port: Number(process.env['E2E_PORT'] ?? (await freePort())),
    env: {
      LOG_LEVEL: 'warn',
      SPORT_SPEED: process.env['SPORT_SPEED'] ?? '120',
      SPORT_STILL: '1',
      SPORT_LEAGUES: LEAGUES.join(','),
      SPORT_LIVE_DELAY_MS: '2000',
      ODDS_FEED_URL: 'sandbox',
      ODDS_FEED_LEAGUES: 'basketball_velmora_league=Velmora',
      SANDBOX_ODDS_SPEED: '45',
      SANDBOX_BLOCK_SECONDS: '2',
      TRUST_COUNTRY: '1',
      SIGN_UPS_PER_ADDRESS: '1000000',
    },
    say: (line) => console.log(line),
    log: (name, line) => console.log(`${name}: ${line}`),
  });
  const second = await secondCopy(site);
  const report = path.join(scratch, 'e2e.json');
  const ok = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      SITE_PORT: String(site.port),
      SITE_DATABASE_URL: site.databaseUrl,
      SITE_DATA_DIR: dataDir,
      PLATFORM_URLS: `${site.platformUrl},${second.url}`,
      CHROMIUM: await findChromium(),
      CHROMIUM_SHELL: await findShell(),
      CHROMIUM_ARGS: chromiumArgs.join(' '),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      LONGEST_MS: String(Math.max(1, left() - LAST_WORDS_MS)),
    },
  );
  await second.stop();
  await site.stop();
  return counting(ofPlaywright(readJson<PlaywrightReport>(report)), ok);
}

/** Another copy of the platform on the same database: every call of the contract suite may meet either. */
async function secondCopy(site: Site): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = { ...site.env, PLATFORM_PORT: String(port) };
  const platform = await startManagedProcess({
    name: 'second platform',
    script: path.join(root, 'apps/platform/src/main.ts'),
    env,
    onLine: (line) => console.log(`second platform: ${line}`),
  });
  return { url: `http://127.0.0.1:${port}`, stop: platform.stop };
}

const reports: Report[] = [];
try {
  if (only !== 'e2e') reports.push(...(await unit()));
  if (only !== 'unit') reports.push(await journeys());
} catch (error) {
  console.error(error);
  reports.push({ passed: 0, failed: 1, parts: [], failures: [String(error)], flaky: [] });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${closing(reports).join('\n')}`);
process.exit(reports.some(({ failed }) => failed > 0) ? 1 : 0);
