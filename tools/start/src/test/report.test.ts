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
                {
                  projectName: 'desktop',
                  status: 'unexpected',
                  results: [{ duration: 1_000, error: { message: 'No\nat 1:1' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('it closes with what failed, what is flaky, the five slowest parts of all kinds, and the counts', () => {
  const suite = (name: string, seconds: number) => ({
    name: `/here/${name}`,
    startTime: 0,
    endTime: seconds * 1000,
    status: 'passed' as const,
    message: '',
    assertionResults: [{ fullName: 'adds', status: 'passed' }],
  });
  const suites = {
    numPassedTests: 10,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    testResults: [suite('libs/a.test.ts', 20), suite('libs/b.test.ts', 3)],
  };
  const times = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2026-01-01T00:00:05.500Z' };
  const tasks = ofNx({ tasks: [{ taskId: 'casino:lint', ...times, status: 1 }] });
  expect(closing([tasks, ofVitest(suites, '/here'), ofPlaywright(journeys)])).toEqual([
    'failed: nx casino:lint',
    'failed: e2e/casino/money.spec.ts (desktop) recalls: No',
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

test('what failed is named with the first line of why, also a suite that could not even load', () => {
  const times = { startTime: 0, endTime: 1 };
  const failed = { status: 'failed' as const, message: '', assertionResults: [] };
  const report = ofVitest(
    {
      numPassedTests: 0,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        { ...times, ...failed, name: '/here/a.test.ts', message: '\u001b[31mNo such module\u001b[39m\nat 1:1' },
        {
          ...times,
          ...failed,
          name: '/here/b.test.ts',
          assertionResults: [
            { fullName: 'adds', status: 'failed', failureMessages: ['Error: 1 is not 2\nat 2:2'] },
            { fullName: 'waits', status: 'passed', failureMessages: ['Error: too late\nat 3:3'] },
          ],
        },
      ],
    },
    '/here',
  );
  expect(report.failed).toBe(2);
  expect(report.flaky).toEqual(['b.test.ts waits: Error: too late']);
  expect(report.failures).toEqual(['a.test.ts: No such module', 'b.test.ts adds: Error: 1 is not 2']);
});
