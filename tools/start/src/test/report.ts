import { stripVTControlCharacters } from 'node:util';

/** Suite of unit tests or file of journeys, with the total time of its tests. */
export interface Suite {
  readonly name: string;
  readonly seconds: number;
}

/** Outcome of one task, or of several. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly suites: readonly Suite[];
  /** Names of failures, each with the first line of its reason. */
  readonly failures: readonly string[];
  /** Names of tests that passed only in a retry. */
  readonly flaky: readonly string[];
}

/** Joins a name and the first line of a reason, without terminal colours. */
const failure = (name: string, why = '') =>
  `${name}: ${stripVTControlCharacters(why).split('\n', 1)[0]}`.replace(/: $/, '');

/** Used fields of a Vitest JSON report. Times in milliseconds. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: 'passed' | 'failed';
    /** Reason why the file itself failed to load; empty if one of its tests failed. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Reads a project's Vitest report. `root` is removed from file names. */
export function ofVitest(report: VitestReport, root: string): Report {
  const files = report.testResults.map((file) => ({ ...file, name: file.name.replace(`${root}/`, '') }));
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    suites: files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
    failures: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0
          ? [failure(name, message)]
          : failed.map((test) => failure(`${name} ${test.fullName}`, test.failureMessages?.[0]));
      }),
    // A test that passed but has an error failed before a retry.
    flaky: files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
        .map(({ fullName, failureMessages }) => failure(`${name} ${fullName}`, failureMessages?.[0])),
    ),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Used fields of a Playwright JSON report. Durations in milliseconds. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const folderOf = ({ config }: PlaywrightReport, root: string) => config.rootDir.replace(`${root}/`, '');

/** Lists the tests of a report, run or only listed, as `e2e/cashbox/money.spec.ts (phone) title`. */
export const titlesOf = (report: PlaywrightReport, root: string): string[] =>
  report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ projectName }) => `${folderOf(report, root)}/${file} (${projectName}) ${title}`),
    );

/** Reads a report of journeys. A suite is a file at one size, with all retries. `root` is removed from file names. */
export function ofPlaywright(report: PlaywrightReport, root: string): Report {
  const { suites, errors = [], stats } = report;
  const folder = folderOf(report, root);
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `${folder}/${file} (${projectName})`,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      why: results.at(-1)?.error?.message,
    })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, Math.min(errors.length, 1)),
    suites: [...Map.groupBy(tests, ({ file }) => file)].map(([name, all]) => ({
      name,
      seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ file, title, why }) => failure(`${file} ${title}`, why)),
      ...errors.map(({ message }) => failure(folder, message)),
    ],
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ file, title }) => `${file} ${title}`),
  };
}

/** Record of a task's run, written by tools/workspace/task.sh. A task without a record came from the cache. */
export interface TaskRecord {
  /** Name of the task: `cashbox:test`. */
  readonly name: string;
  readonly code: number;
  /** User and system time of the task and its finished child processes. */
  readonly processorSeconds: number;
}

/** Reads a record: "START END CODE", then the two lines of the shell's `times`. */
export function readTask(name: string, text: string): TaskRecord {
  const [first = '', , waitedFor = ''] = text.split('\n');
  const seconds = [...waitedFor.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return {
    name,
    code: Number(first.split(' ')[2]),
    processorSeconds: seconds.reduce((sum, each) => sum + each, 0),
  };
}

/** Tasks of one target with their reports, if they write one. */
export interface Part {
  /** Target: `lint`, `typecheck`, `test`, `e2e`. */
  readonly name: string;
  /** Names of all tasks of the part, including cached ones. */
  readonly tasks: readonly string[];
  readonly ran: readonly TaskRecord[];
  readonly reports: ReadonlyMap<string, Report>;
}

/** Sums reports. */
export function sum(reports: readonly Report[]): Report {
  return {
    passed: reports.reduce((total, { passed }) => total + passed, 0),
    failed: reports.reduce((total, { failed }) => total + failed, 0),
    suites: reports.flatMap(({ suites }) => suites),
    failures: reports.flatMap(({ failures }) => failures),
    flaky: reports.flatMap(({ flaky }) => flaky),
  };
}

/** Reports a part. A task that failed without a failed test counts as one failure. */
export function ofPart({ ran, reports }: Part): Report {
  const total = sum([...reports.values()]);
  const silent = ran.filter(({ name, code }) => code !== 0 && !reports.get(name)?.failed);
  return {
    ...total,
    failed: total.failed + silent.length,
    failures: [...total.failures, ...silent.map(({ name }) => `nx ${name}`)],
  };
}

const SLOWEST = 5;

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats the lines about a part: executed tasks, tests from the cache, processor time. */
function lineOf(part: Part): string {
  const { tasks, ran, reports } = part;
  const cached = tasks.filter((task) => !ran.some(({ name }) => name === task));
  const tests = sum([...reports.values()]).passed;
  const testsCached = cached.reduce((total, task) => total + (reports.get(task)?.passed ?? 0), 0);
  const processor = ran.reduce((total, { processorSeconds }) => total + processorSeconds, 0);
  return [
    part.name.padEnd(18),
    `${tasks.length} tasks, ${cached.length} from the cache`.padEnd(32),
    (tests > 0 ? `${tests} tests, ${testsCached} from the cache` : '').padEnd(34),
    `${minutes(processor)} of processor`,
  ].join('');
}

/** Prints the end of `npm test`: times by part, the slowest suites, failures, flaky tests, and the summary line. */
export function closing(
  parts: readonly Part[],
  others: readonly Report[],
  spent: { readonly wallSeconds: number; readonly processorSeconds: number | null },
  notPlayed: readonly string[] = [],
): string[] {
  const total = sum([...parts.map(ofPart), ...others]);
  const slowest = (name: string, suites: readonly Suite[]) => [
    `The slowest of ${name}:`,
    ...suites
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ];
  return [
    ...parts.filter(({ tasks }) => tasks.length > 0).map(lineOf),
    `In all ${minutes(spent.wallSeconds)}` +
      (spent.processorSeconds === null ? '' : `, ${minutes(spent.processorSeconds)} of processor with the site`),
    '',
    ...parts.filter(({ reports }) => reports.size > 0).flatMap((part) => slowest(part.name, ofPart(part).suites)),
    '',
    ...total.failures.map((name) => `failed: ${name}`),
    ...total.flaky.map((name) => `flaky, passed when run again: ${name}`),
    ...notPlayed.map((what) => `not played: ${what}`),
    `${total.passed} passed, ${total.failed} failed`,
  ];
}
