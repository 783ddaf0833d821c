export interface PromiseRow {
  id: string;
  /** Names of test files; empty if nothing, or something other than a test, covers it. */
  tests: readonly string[];
  notYet: boolean;
  /** `true` if the tests take too long for every run: a separate measurement covers it. */
  nightly: boolean;
}

/** Reads the rows of this project's README, *What it promises*: `| M1 | promise | what shows it |`, names of test files in backticks. */
export function promiseRows(readme: string): PromiseRow[] {
  const [, section = ''] = readme.split(/^## What it promises$/m);
  const rows = section.replace(/^## .*/ms, '').matchAll(/^\| ([A-Z]\d)\s*\|[^|]+\|([^|]+)\|$/gm);
  return [...rows].map(([, id = '', cell = '']) => ({
    id,
    tests: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    notYet: cell.trim() === 'not yet',
    nightly: cell.trim().startsWith('nightly: '),
  }));
}
