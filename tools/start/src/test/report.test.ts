import { expect, test } from 'vitest';
import { closing, ofPart, ofPlaywright, ofVitest, type Part, type PlaywrightReport, readTask } from './report.ts';

const journeys: PlaywrightReport = {
  config: { rootDir: '/here/e2e/cashbox' },
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'pays',
              file: 'money.spec.ts',
              tests: [
                { projectName: 'phone', status: 'flaky', results: [{ duration: 9_000 }, { duration: 4_000 }] },
                { projectName: 'desktop', status: 'expected', results: [{ duration: 3_000 }] },
              ],
            },
            {
              title: 'recalls',
              file: 'money.spec.ts',
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

const vitest = (name: string, seconds: number) => ({
  numPassedTests: 10,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [
    {
      name: `/here/${name}`,
      startTime: 0,
      endTime: seconds * 1000,
      status: 'passed' as const,
      message: '',
      assertionResults: [{ fullName: 'adds', status: 'passed' }],
    },
  ],
});

const part = (name: string, facts: Partial<Part>): Part => ({
  name,
  tasks: [],
  ran: [],
  reports: new Map(),
  ...facts,
});

test('the closing names time by part, what the cache answered, the slowest suites, failures, flaky tests and the counts', () => {
  const parts = [
    part('lint', { tasks: ['w:lint'], ran: [{ name: 'w:lint', code: 1, processorSeconds: 59.7 }] }),
    part('test', {
      tasks: ['a:test', 'b:test'],
      ran: [{ name: 'b:test', code: 0, processorSeconds: 5 }],
      reports: new Map([
        ['a:test', ofVitest(vitest('libs/a.test.ts', 20), '/here')],
        ['b:test', ofVitest(vitest('libs/b.test.ts', 3), '/here')],
      ]),
    }),
    part('e2e', {
      tasks: ['c:e2e'],
      ran: [{ name: 'c:e2e', code: 1, processorSeconds: 61 }],
      reports: new Map([['c:e2e', ofPlaywright(journeys, '/here')]]),
    }),
  ];
  expect(closing(parts, [], { wallSeconds: 130, processorSeconds: 250.4 })).toEqual([
    'lint              1 tasks, 0 from the cache                                         1:00 of processor',
    'test              2 tasks, 1 from the cache       20 tests, 10 from the cache       0:05 of processor',
    'e2e               1 tasks, 0 from the cache       3 tests, 0 from the cache         1:01 of processor',
    'In all 2:10, 4:10 of processor with the site',
    '',
    'The slowest of test:',
    '    20.0 s  libs/a.test.ts',
    '     3.0 s  libs/b.test.ts',
    'The slowest of e2e:',
    '    15.0 s  e2e/cashbox/money.spec.ts (phone)',
    '     4.0 s  e2e/cashbox/money.spec.ts (desktop)',
    '',
    'failed: nx w:lint',
    'failed: e2e/cashbox/money.spec.ts (desktop) recalls: No',
    'flaky, passed when run again: e2e/cashbox/money.spec.ts (phone) pays',
    '23 passed, 2 failed',
  ]);
});

test('a failure is named with the first line of its reason, also when a suite could not even load', () => {
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

test('a journey run that ended before its tests is a failure', () => {
  const report = ofPlaywright(
    {
      config: { rootDir: '/here/e2e/cashbox' },
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      suites: [],
      errors: [{ message: 'No site answers' }],
    },
    '/here',
  );
  expect(report).toMatchObject({ failed: 1, failures: ['e2e/cashbox: No site answers'] });
});

test("a task's record gives its exit code and the time of the processes it waited for", () => {
  const text = '1795904792 1795904799 2\n0m0.000000s 0m0.010000s\n1m1.220000s 0m0.090000s\n';
  expect(readTask('cashbox:test', text)).toEqual({
    name: 'cashbox:test',
    code: 2,
    processorSeconds: expect.closeTo(61.31, 5),
  });
});

test('a task that failed without naming a test counts once, one that named its failures is not counted again', () => {
  const failing = { name: 'a:test', code: 1, processorSeconds: 1 };
  expect(ofPart(part('test', { ran: [failing] }))).toMatchObject({ failed: 1, failures: ['nx a:test'] });
  const named = new Map([['a:test', { passed: 1, failed: 2, suites: [], failures: ['x', 'y'], flaky: [] }]]);
  expect(ofPart(part('test', { ran: [failing], reports: named }))).toMatchObject({ failed: 2, failures: ['x', 'y'] });
});

test('what could not be played is named beside what passed', () => {
  const lines = closing([], [], { wallSeconds: 1, processorSeconds: null }, [
    'journeys in Firefox: there is none here',
  ]);
  expect(lines.slice(-2)).toEqual(['not played: journeys in Firefox: there is none here', '0 passed, 0 failed']);
});
