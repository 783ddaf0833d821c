import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beside, broken } from './fixtures.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const CONFIG = '.oxlintrc.json';

interface Diagnostic {
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
  readonly severity: string;
}

/**
 * Converts the name of a rule: `typescript/no-var-requires` is `typescript(no-var-requires)` in a report; a rule of
 * ESLint itself has no scope here.
 */
const nameOf = (code: string) =>
  code
    .replace(/^(.*)\((.*)\)$/, '$1/$2')
    .replace(/^eslint\//, '')
    .replace('_', '-')
    .replace('react-hooks/', 'react/');
const fileOf = (rule: string) => `${rule.replace('/', '-')}.tsx`;

let root: string;
let found: Diagnostic[];

/** Creates a workspace of one library with this one's configuration; each text becomes a file. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'croupier-lint-'));
  for (const name of [CONFIG, 'tsconfig.base.json', 'tools/typescript'])
    cpSync(path.join(workspace, name), path.join(root, name), { recursive: true });
  const src = path.join(root, 'libs/probe/src');
  mkdirSync(src, { recursive: true });
  writeFileSync(
    path.join(root, 'libs/probe/tsconfig.json'),
    '{ "extends": "../../tools/typescript/shared.json", "include": ["src"] }',
  );
  const texts = { ...beside, 'unused.tsx': '// oxlint-disable-next-line no-var\nexport const a = 1;\n' };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(src, name), text);
  for (const [rule, text] of Object.entries(broken)) writeFileSync(path.join(src, fileOf(rule)), `${text}\n`);
  const { stdout, stderr } = spawnSync('oxlint', ['--format', 'json'], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const foundIn = (file: string) => found.filter(({ filename }) => path.basename(filename) === file);

test.each(Object.keys(broken))('%s is reported', (rule) => {
  const errors = foundIn(fileOf(rule)).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => nameOf(code ?? ''))).toContain(rule);
});

test('every rule that is configured has a text that breaks it', () => {
  type Rules = Record<string, unknown>;
  const { rules, overrides } = JSON.parse(readFileSync(path.join(workspace, CONFIG), 'utf8')) as {
    rules: Rules;
    overrides: { rules: Rules }[];
  };
  const configured = new Set([rules, ...overrides.map((override) => override.rules)].flatMap(Object.keys));
  expect(Object.keys(broken).toSorted()).toEqual([...configured].toSorted());
});

test('a comment that suppresses nothing is reported', () => {
  expect(foundIn('unused.tsx').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Unused oxlint-disable directive/),
  ]);
});

test('a text that breaks nothing is not reported', () => {
  expect(foundIn('clean.tsx')).toEqual([]);
});
