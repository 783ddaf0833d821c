import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startCluster } from '@croupier/server-database/cluster';
import { buildApps } from './build.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startManagedProcess } from './managed-process.ts';
import { type Site, startSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reports = path.join(root, '.nx/reports');
const scratch = mkdtempSync(path.join(tmpdir(), 'croupier-test-'));
chmodSync(scratch, 0o711); // As root, the database's user passes through it: else its data would lie elsewhere and stay.
const only = process.argv[2]; // `npm test unit` or `npm test e2e` for one half.

interface Count {
  passed: number;
  failed: number;
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** Lint with module boundaries, types, and every project's tests on one real Postgres. */
async function unit(): Promise<Count> {
  rmSync(reports, { recursive: true, force: true });
  const cluster = await startCluster({ dir: path.join(scratch, 'unit'), durable: false });
  const ok = await run('nx', ['run-many', '-t', 'lint', 'typecheck', 'test', '--parallel=2', '--output-style=stream'], {
    TEST_DATABASE_URL: cluster.url('postgres'),
    NX_DAEMON: 'false',
  });
  await cluster.stop();
  const counts = vitestCounts();
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function vitestCounts(): Count {
  const total = { passed: 0, failed: 0 };
  for (const name of readdirSync(reports)) {
    const report = JSON.parse(readFileSync(path.join(reports, name), 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
    };
    total.passed += report.numPassedTests;
    total.failed += Math.max(report.numFailedTests, report.numFailedTestSuites);
  }
  return total;
}

/** Journeys in Chromium against the whole site, started as `npm start` does on a fresh data folder. */
async function journeys(): Promise<Count> {
  await buildApps((line) => console.log(line));
  const site = await startSite({
    dataDir: path.join(scratch, 'site'),
    port: Number(process.env['E2E_PORT'] ?? (await freePort())),
    env: {
      LOG_LEVEL: 'warn',
      SPORT_SPEED: process.env['SPORT_SPEED'] ?? '120',
      SPORT_LIVE_DELAY_MS: '2000',
      TRUST_COUNTRY: '1',
    },
    say: (line) => console.log(line),
    log: (piece, line) => console.log(`${piece}: ${line}`),
  });
  const second = await secondCopy(site);
  const report = path.join(scratch, 'e2e.json');
  const ok = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      SITE_PORT: String(site.port),
      SITE_DATABASE_URL: site.databaseUrl,
      PLATFORM_URLS: `${site.platformUrl},${second.url}`,
      CHROMIUM: await findChromium(),
      CHROMIUM_ARGS: chromiumArgs.join(' '),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  await second.stop();
  await site.stop();
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: ok ? stats.unexpected : Math.max(1, stats.unexpected) };
}

/** Another copy of the platform on the same database: every call of the contract suite may meet either. */
async function secondCopy(site: Site): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = { ...site.env, PLATFORM_PORT: String(port) };
  const piece = await startManagedProcess({
    name: 'second platform',
    script: path.join(root, 'apps/platform/src/main.ts'),
    env,
    onLine: (line) => console.log(`second platform: ${line}`),
  });
  return { url: `http://127.0.0.1:${port}`, stop: piece.stop };
}

const counts: Count[] = [];
try {
  if (only !== 'e2e') counts.push(await unit());
  if (only !== 'unit') counts.push(await journeys());
} catch (error) {
  console.error(error);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
