export interface PromiseRow {
  id: string;
  /** Names of test files; empty for *not yet*. */
  tests: readonly string[];
}

/** The rows of the README's *What it promises*: `| M1 | promise | test.ts, other.test.ts |` or `not yet`. */
export function promiseRows(readme: string): PromiseRow[] {
  const [, section = ''] = readme.split(/^## What it promises$/m);
  const rows = section.split(/^## /m)[0]!.matchAll(/^\| ([A-Z]\d)\s*\|[^|]+\|([^|]+)\|$/gm);
  return [...rows].map(([, id, tests]) => ({
    id: id!,
    tests: tests!.trim() === 'not yet' ? [] : tests!.split(',').map((name) => name.replaceAll('`', '').trim()),
  }));
}
