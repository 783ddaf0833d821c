import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';
import { desktop, firefox, launchOptions, phone } from './browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env['SITE_PORT'] ?? '4200';

/** Sizes of a journey: a phone, or what its tag says. `JOURNEY_SIZES=both` plays each at both. */
const atBothSizes = process.env['JOURNEY_SIZES'] === 'both';

const nightly = process.env['NIGHTLY'] === '1' ? [] : [/@nightly\b/];
const smoke = process.env['JOURNEYS'] === 'rest' ? [/@smoke\b/] : [];

/** Named in reports, beside what was played in Chromium. */
const engine = firefox ? ' in Firefox' : '';

/** Playwright's projects of journeys in a browser. `only` narrows them to those with a tag. */
function bySize(only = ''): Project[] {
  const leftOut = [...nightly, ...(only === '' ? smoke : [])];
  const tagged = (tags: string) => new RegExp(`^(?=.*${only})(?=.*${tags})`, 's');
  return [
    {
      name: `phone${engine}`,
      use: phone,
      grep: tagged(''),
      grepInvert: atBothSizes ? leftOut : [...leftOut, /@desktop\b/],
    },
    {
      name: `desktop${engine}`,
      use: desktop,
      grep: tagged(atBothSizes ? '' : '@(desktop|both)\\b'),
      grepInvert: leftOut,
    },
  ];
}

interface Journeys {
  /** Another folder than the configuration's own. */
  readonly testDir?: string;
  readonly testIgnore?: string;
  /** A tag: journeys without it are left out. */
  readonly only?: string;
  /** False plays one after the other. */
  readonly parallel?: boolean;
  /** In place of one for each size. */
  readonly projects?: Project[];
}

/**
 * Returns the configuration for the journeys of a folder. The site already runs: the runner starts it and passes its
 * address.
 * - `E2E_WORKERS`: journeys played at once, 2 by default.
 * - `RETRIES`: retries of one that fails, 2 by default. One that passes only then is listed as flaky.
 * - `JOURNEY_SIZES=both`: each at both sizes.
 * - `JOURNEYS=rest`: without those tagged `@smoke`, which the smoke project plays.
 * - `ENGINE=firefox`: in the Firefox at FIREFOX instead of Chromium.
 * - `NIGHTLY=1`: those tagged `@nightly` as well.
 * - `LONGEST_MS`: ends the run after that, which leaves time for the report.
 */
export function journeys(dir: string, options: Journeys = {}): PlaywrightTestConfig {
  const { testDir = dir, testIgnore, only, parallel = true, projects } = options;
  return defineConfig({
    testDir,
    ...(testIgnore === undefined ? {} : { testIgnore }),
    outputDir: path.join(root, 'test-results', path.basename(dir)),
    workers: parallel ? Number(process.env['E2E_WORKERS'] ?? 2) : 1,
    fullyParallel: parallel, // Every test makes its own player: a file whose test waits for a match does not hold up the others.
    retries: Number(process.env['RETRIES'] ?? 2),
    timeout: firefox ? 180_000 : 60_000, // Every step passes through one more process.
    globalTimeout: Number(process.env['LONGEST_MS'] ?? 0),
    expect: { timeout: firefox ? 20_000 : 10_000 },
    reporter: [['list'], ['json']],
    use: {
      baseURL: `http://casino.localhost:${port}`,
      locale: 'en-GB',
      contextOptions: { reducedMotion: 'reduce' }, // Nothing to wait for, and no colour half-way to another.
      trace: 'on-first-retry', // Recording the first try of every test would slow all of them.
      launchOptions: launchOptions(process.env['CHROMIUM_SHELL']),
    },
    projects: projects?.map((project) => ({ ...project, grepInvert: [...nightly, ...smoke] })) ?? bySize(only),
  });
}
