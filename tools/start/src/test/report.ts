/** One part of `npm test`, by what is printed of it. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly parts: readonly Part[];
  /** Tests that passed only when tried again. */
  readonly flaky: readonly string[];
}

/** The part of a Vitest JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** A project's suites. `root` is what file names are shortened by. */
export function ofVitest(report: VitestReport, root: string): Report {
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    parts: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1000,
    })),
    flaky: [],
  };
}

/** The part of a profile written by Nx that is read: `dur` in microseconds. */
export type NxProfile = readonly { readonly name: string; readonly dur?: number }[];

/** Tasks of Nx, those answered by its cache among them. */
export const ofNx = (profile: NxProfile): readonly Part[] =>
  profile.flatMap(({ name, dur }) => (dur === undefined ? [] : [{ name: `nx ${name}`, seconds: dur / 1_000_000 }]));

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
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
    })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    parts: [...Map.groupBy(tests, ({ file }) => file)].map(([name, all]) => ({
      name,
      seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ file, title }) => `${file} ${title}`),
  };
}

const SLOWEST = 5;

/** What `npm test` prints last: flaky tests, the slowest parts, and the line that counts. */
export function closing(reports: readonly Report[]): string[] {
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
  const slowest = reports
    .flatMap(({ parts }) => parts)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  return [
    ...reports.flatMap(({ flaky }) => flaky.map((name) => `flaky: ${name}`)),
    'The slowest parts:',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
