import { expect, test } from 'vitest';
import { closing, ofNx, ofPlaywright, ofVitest, type PlaywrightReport } from './report.ts';

const journeys: PlaywrightReport = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'pays',
              file: 'casino/money.spec.ts',
              tests: [
                { projectName: 'phone', status: 'flaky', results: [{ duration: 9_000 }, { duration: 4_000 }] },
                { projectName: 'desktop', status: 'expected', results: [{ duration: 3_000 }] },
              ],
            },
            {
              title: 'recalls',
              file: 'casino/money.spec.ts',
              tests: [
                { projectName: 'phone', status: 'expected', results: [{ duration: 2_000 }] },
                { projectName: 'desktop', status: 'unexpected', results: [{ duration: 1_000 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('it closes with what is flaky, the five slowest parts of all kinds, and the counts', () => {
  const suite = (name: string, seconds: number) => ({ name: `/here/${name}`, startTime: 0, endTime: seconds * 1000 });
  const suites = {
    numPassedTests: 10,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    testResults: [suite('libs/a.test.ts', 20), suite('libs/b.test.ts', 3)],
  };
  const tasks = ofNx([{ name: 'thread_name' }, { name: 'casino:lint', dur: 5_500_000 }]);
  expect(
    closing([{ passed: 0, failed: 0, flaky: [], parts: tasks }, ofVitest(suites, '/here'), ofPlaywright(journeys)]),
  ).toEqual([
    'flaky: e2e/casino/money.spec.ts (phone) pays',
    'The slowest parts:',
    '    20.0 s  libs/a.test.ts',
    '    15.0 s  e2e/casino/money.spec.ts (phone)',
    '     5.5 s  nx casino:lint',
    '     4.0 s  e2e/casino/money.spec.ts (desktop)',
    '     3.0 s  libs/b.test.ts',
    '',
    '13 passed, 1 failed',
  ]);
});

test('a suite that could not even load counts as failed', () => {
  const broken = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] };
  expect(ofVitest(broken, '/here').failed).toBe(1);
});
