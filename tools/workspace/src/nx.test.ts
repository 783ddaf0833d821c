import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { affectedBy, graph, inputsOf, workspace } from './graph.ts';

/** Settings of the machine or of the run, which change where a test runs but not its result. */
const OF_THE_RUN = new Set(['PATH', 'NODE_ENV', 'TEST_DATABASE_URL', 'TZ', 'VITEST_WORKERS', 'RETRIES']);

/** Source file for the tests: the checks over all sources must see a text or a key added here. */
const source = 'libs/cashbox/src/index.ts';

test.each([
  ['an untranslated text', 'tools-workspace', source],
  ['a new key in the browser’s storage', 'tools-workspace', source],
  ['a changed icon', 'tools-icons', 'apps/casino/public/icon.svg'],
  ['a removed cover', 'tools-covers', 'apps/casino/public/assets'],
  ['a removed hero of the game frame', 'tools-covers', 'apps/arcade/public/assets'],
  ['a picture of a social card', 'server-pages', 'apps/casino/public/icon.svg'],
  ['a tag above a journey', 'tools-spec', 'e2e/'],
  ['a promise in its README', 'tools-spec', 'tools/spec/README.md'],
  ['a README of a lib', 'tools-workspace', 'libs/cashbox/README.md'],
  ['a table in a migration', 'tools-schema', 'libs/server/wallet/migrations/'],
  ['an edition of the tests’ configuration', 'cashbox', 'tools/vitest/setup.ts'],
])('%s is an input of the test of %s that looks at it', (_, project, file) => {
  const { files } = inputsOf(project, 'test');
  expect(files.some((input) => input.startsWith(file))).toBe(true);
});

test('a text of a journey, a lint rule and a changed source are inputs of formatting, and of the search for unused code', () => {
  for (const target of ['format', 'unused']) {
    const { files } = inputsOf('tools-workspace', target);
    expect(files).toEqual(expect.arrayContaining([source, 'README.md', '.knip.jsonc', 'package.json']));
  }
});

test('every environment variable that a test reads is an input of its result', () => {
  const READ = /process(?:\.|\?\.)env(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g;
  const undeclared = Object.values(graph.nodes).flatMap(({ name, data }) => {
    if (!data.targets?.['test']) return [];
    const folder = path.join(workspace, data.root);
    const { environment } = inputsOf(name, 'test');
    return globSync('src/**/{*.test.{ts,tsx},testing/**/*.{ts,tsx}}', { cwd: folder })
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(READ)])
      .map(([, variable]) => variable!)
      .filter((variable) => !OF_THE_RUN.has(variable) && !environment.includes(variable))
      .map((variable) => `${name}: ${variable}`);
  });
  expect(undeclared).toEqual([]);
});

test('tests name each environment variable they read where they read it, so that the check above sees it', () => {
  const HIDDEN = /\}\s*=\s*process\.env\b|process\.env\[(?!['"])/;
  const files = globSync('{apps,libs,tools,e2e}/**/{*.test.{ts,tsx},testing/**/*.{ts,tsx}}', {
    cwd: workspace,
    exclude: ['**/node_modules/**', '**/dist/**', 'tools/workspace/src/nx.test.ts'], // This file has examples.
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => HIDDEN.test(readFileSync(path.join(workspace, file), 'utf8')))).toEqual([]);
  expect('const { A } = process.env').toMatch(HIDDEN);
  expect('process.env[name]').toMatch(HIDDEN);
});

test("a dependency's tests and README change no result, its code does", () => {
  const { files } = inputsOf('cashbox', 'test');
  const ofMoney = files.filter((file) => file.startsWith('libs/money/'));
  expect(ofMoney).toContain('libs/money/src/index.ts');
  expect(ofMoney.filter((file) => /\.test\.ts$|README\.md$/.test(file))).toEqual([]);
  expect(files).toContain('libs/cashbox/README.md');
});

/** Checks over every source file: any change runs them. */
const ALWAYS = ['tools-spec', 'tools-workspace'];

test.each([
  ['a screen of the cashbox', 'libs/cashbox/src/index.ts', ['betting', 'casino', 'cashbox']],
  ['a game’s page', 'apps/arcade/src/main.tsx', ['arcade']],
  [
    'a rule of payments on the server',
    'libs/server/payments/src/index.ts',
    ['platform', 'server-payments', 'server-spending', 'tools-bench', 'tools-ops', 'tools-schema'],
  ],
  ['how covers are drawn', 'tools/covers/src/main.ts', ['tools-covers', 'tools-generators', 'tools-schema']],
  ['a journey', 'e2e/support/test.ts', []],
  ['the README', 'README.md', []],
])('a change of %s runs the tests of what depends on it, and no others', async (_, file, projects) => {
  expect(await affectedBy('test', file)).toEqual([...projects, ...ALWAYS].sort());
});

test('a change of money runs the tests of everything that counts it', async () => {
  const affected = await affectedBy('test', 'libs/money/src/index.ts');
  expect(affected).toEqual(expect.arrayContaining(['money', 'server-wallet', 'cashbox', 'casino', 'betting']));
  expect(affected).not.toContain('game-art');
});
