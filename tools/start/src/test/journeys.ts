/**
 * journeys.ts FOLDER REPORT [Playwright's options]: runs one project's journeys against the site that `npm test`
 * started (`SITE_PORT` and the other settings of a journey), or against a site that it starts itself.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApps } from '../build.ts';
import { startJourneySite } from './journey-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const [folder = '', report = '', ...options] = process.argv.slice(2);

function play(env: NodeJS.ProcessEnv): number {
  mkdirSync(path.dirname(path.join(root, report)), { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      '--pass-with-no-tests',
      ...options,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, report) },
    },
  );
  return status ?? 1;
}

if (process.env['SITE_PORT']) {
  process.exitCode = play({});
} else {
  await buildApps((line) => console.log(line));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-journeys-'));
  const site = await startJourneySite(dataDir);
  process.exitCode = play(site.env);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
