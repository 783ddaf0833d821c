import { stripVTControlCharacters } from 'node:util';

/** One part of `npm test`, by what is printed of it. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly parts: readonly Part[];
  /** What failed, each with the first line of why. */
  readonly failures: readonly string[];
  /** Tests that passed only when tried again. */
  readonly flaky: readonly string[];
}

/** A failure in one line, without the colours of a terminal. */
const failure = (name: string, why = '') =>
  `${name}: ${stripVTControlCharacters(why).split('\n', 1)[0]}`.replace(/: $/, '');

/** The part of a Vitest JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: 'passed' | 'failed';
    /** Why the file itself failed: empty where one of its tests did. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A project's suites. `root` is what file names are shortened by. */
export function ofVitest(report: VitestReport, root: string): Report {
  const suites = report.testResults.map((suite) => ({ ...suite, name: suite.name.replace(`${root}/`, '') }));
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    parts: suites.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
    failures: suites
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0
          ? [failure(name, message)]
          : failed.map((test) => failure(`${name} ${test.fullName}`, test.failureMessages?.[0]));
      }),
    // A test that passed and yet has an error had it before it was tried again.
    flaky: suites.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
        .map(({ fullName, failureMessages }) => failure(`${name} ${fullName}`, failureMessages?.[0])),
    ),
  };
}

/** The part of what Nx writes of its last run that is read: times as ISO dates, `status` the exit code. */
export interface NxRun {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly status: number;
  }[];
}

/** Tasks of Nx, those answered by its cache among them. A failed suite counts its tests itself: the task says only so. */
export function ofNx({ tasks }: NxRun): Report {
  return {
    passed: 0,
    failed: 0,
    parts: tasks.map(({ taskId, startTime, endTime }) => ({
      name: `nx ${taskId}`,
      seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
    })),
    failures: tasks.filter(({ status }) => status !== 0).map(({ taskId }) => `nx ${taskId}`),
    flaky: [],
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

/** The part of a Playwright JSON report that is read: durations in milliseconds. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Journeys: a part is a file in a project, all its tries included. */
export function ofPlaywright({ suites, stats }: PlaywrightReport): Report {
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const tests = suites.flatMap(specs).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `e2e/${file} (${projectName})`,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      why: results.at(-1)?.error?.message,
    })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    parts: [...Map.groupBy(tests, ({ file }) => file)].map(([name, all]) => ({
      name,
      seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ file, title, why }) => failure(`${file} ${title}`, why)),
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ file, title }) => `${file} ${title}`),
  };
}

const SLOWEST = 5;

/** What `npm test` prints last: what failed, flaky tests, the slowest parts, and the line that counts. */
export function closing(reports: readonly Report[]): string[] {
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
  const slowest = reports
    .flatMap(({ parts }) => parts)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  return [
    ...reports.flatMap(({ failures }) => failures.map((name) => `failed: ${name}`)),
    ...reports.flatMap(({ flaky }) => flaky.map((name) => `flaky: ${name}`)),
    'The slowest parts:',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
