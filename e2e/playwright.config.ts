import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './support/browsers.ts';

const port = process.env['SITE_PORT'] ?? '4200';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'] };

/** One project an app and size; the site runs already, `npm test` starts it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 2, // A shared machine may stall for seconds; what passes only again is listed as flaky.
  fullyParallel: true, // Every test makes its own player: a file whose test waits for a match does not hold up the others.
  timeout: 60_000,
  globalTimeout: Number(process.env['LONGEST_MS'] ?? 0), // What hangs is ended while there is time to say so.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://casino.localhost:${port}`,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // Nothing to wait for, and no colour half-way to another.
    trace: 'on-first-retry', // Recording the first try of every test would slow all of them.
    launchOptions: launchOptions(process.env['CHROMIUM_SHELL']),
  },
  projects: [
    // First: the longest, and the sportsbook grows by the matches that others wait for.
    { name: 'crawl', testDir: './crawl', use: { ...phone, viewport: { width: 320, height: 640 } } },
    ...(process.env['CRAWL'] === 'whole' ? [{ name: 'crawl-desktop', testDir: './crawl', use: desktop }] : []),
    { name: 'contract', testDir: './contract' },
    // Before the casino's: they wait for matches to end, and the others fill the time.
    {
      name: 'betting-desktop',
      testDir: './betting',
      use: { ...desktop, baseURL: `http://sport.casino.localhost:${port}` },
    },
    {
      name: 'betting-phone',
      testDir: './betting',
      use: { ...phone, baseURL: `http://sport.casino.localhost:${port}` },
    },
    { name: 'casino-desktop', testDir: './casino', use: desktop },
    { name: 'casino-phone', testDir: './casino', use: phone },
    // Alone, behind all others: it shuts the site.
    {
      name: 'closed',
      testDir: './closed',
      use: desktop,
      dependencies: ['crawl', 'contract', 'betting-desktop', 'betting-phone', 'casino-desktop', 'casino-phone'],
    },
  ],
});
