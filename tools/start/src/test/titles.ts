import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { titlesOf, type PlaywrightReport } from './report.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const everyConfig = () => globSync('e2e/*/playwright.config.ts', { cwd: root });

/** Lists every journey that the settings play, as `e2e/cashbox/money.spec.ts (phone) title`. Nothing is run. */
async function listJourneys(configs: readonly string[], settings: NodeJS.ProcessEnv): Promise<Set<string>> {
  const titles = new Set<string>();
  for (const config of configs) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', '--config', config],
      { cwd: root, env: { ...process.env, ...settings }, maxBuffer: 2 ** 26 },
    );
    for (const title of titlesOf(JSON.parse(stdout) as PlaywrightReport, root)) titles.add(title);
  }
  return titles;
}

/** Names the journeys of `npm test` that the nightly run leaves out: none, or the night proves less than the day. */
export async function missingAtNight(configs: readonly string[] = everyConfig()): Promise<string[]> {
  const ofDay = { JOURNEY_SIZES: '', NIGHTLY: '', LONG: '' };
  const day = await listJourneys(configs, { ...ofDay, JOURNEYS: 'all' });
  const night = await listJourneys(configs, { JOURNEY_SIZES: 'both', NIGHTLY: '1', LONG: '1', JOURNEYS: 'all' });
  if (day.size === 0) throw new Error('No journey of the day was found: nothing can be said of the night.');
  return [...day].filter((title) => !night.has(title));
}
