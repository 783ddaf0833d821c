import path from 'node:path';
import type { TestUserConfig } from 'vitest/config';

/** Long forms of suites, run every night: `LONG=1` selects all of them, and each has a variable that overrides it. */
const LONG_FORMS = {
  BONUS_SEQUENCES: 400,
  CRASH_KILLS: 100,
  CROUPIER_EACH_WAY_CASES: 20_000,
  CROUPIER_RACE_RUNS: 200_000,
  FUZZ_CASES: 20_000,
  LIVE_SEQUENCES: 50,
  MATCHES: 2_000,
  PAYMENT_SEQUENCES: 1_000,
  READ_CASES: 200_000,
  REPLAY_BETS: 5_000,
  SIMULATIONS: 300_000,
  SPORT_FLOODS: 50,
  STORM_BETS: 10_000,
};
const isLong = process.env['LONG'] === '1';
if (isLong) for (const [name, cases] of Object.entries(LONG_FORMS)) process.env[name] ??= String(cases);

/** Settings that all projects share, in any environment. */
export const shared = {
  passWithNoTests: true,
  // Slow tests whose behaviour is also covered by shorter tests.
  tags: [{ name: 'nightly', description: 'Left out by day.' }],
  ...(isLong ? {} : { tagsFilter: ['!nightly'] }),
  globalSetup: [path.join(import.meta.dirname, 'postgres.ts')],
  setupFiles: ['setup.ts', 'declared-reads.ts'].map((name) => path.join(import.meta.dirname, name)),
  // Some long forms take a hundred times as long, on two cores that other suites use too.
  testTimeout: isLong ? 900_000 : 30_000,
  hookTimeout: 60_000,
  maxWorkers: Number(process.env['VITEST_WORKERS'] ?? 2),
  // Whole platforms share two cores: a test that passes only in a retry is listed as flaky, which fails the nightly
  // run.
  retry: Number(process.env['RETRIES'] ?? 1),
} satisfies TestUserConfig;
