import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import component from './component/generator.ts';
import feature from './feature/generator.ts';
import server from './server/generator.ts';
import { copyWorkspace } from './testing/copy-workspace.ts';

/** ESLint with types, and Vitest inside Vitest: only at night. */
const NIGHT = process.env['LONG'] === '1';

const LIBS = ['libs/lucky-draw', 'libs/server/side-bets'];
const COMPONENT = 'libs/lucky-draw/src/prizes/PrizeList';

/** Creates a copy of the workspace with both new libs, and a component in one of them. */
let root: string;
beforeAll(async () => {
  root = copyWorkspace();
  const tree = new FsTree(root, false);
  await feature(tree, { name: 'lucky-draw' });
  await server(tree, { name: 'side-bets' });
  await component(tree, { file: COMPONENT });
  flushChanges(root, tree.listChanges());
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a program of the workspace's copy; returns its status, and its output if it failed. */
function run(program: string, ...args: string[]): { status: number | null; said: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: status === 0 ? '' : stdout + stderr };
}
const passes = { status: 0, said: '' };

test('both libs are formatted', { timeout: 120_000 }, () => {
  expect(run('prettier', '--check', ...LIBS, 'apps/platform/src/migrations.ts')).toEqual(passes);
});

test.each(LIBS)('the types of %s hold', { timeout: 120_000 }, (lib) => {
  expect(run('node', 'node_modules/typescript-7/bin/tsc', '-p', lib)).toEqual(passes);
});

test.each(NIGHT ? ['oxlint', 'eslint'] : ['oxlint'])('both libs pass %s', { timeout: 120_000 }, (linter) => {
  expect(run(linter, ...LIBS, 'apps/platform/src/migrations.ts')).toEqual(passes);
});

test.runIf(NIGHT).each(LIBS)('the tests of %s pass', { timeout: 120_000 }, (lib) => {
  expect(run('vitest', 'run', '--config', path.join(root, 'tools/vitest/vitest.config.ts'), '--root', lib)).toEqual(
    passes,
  );
});

test('the platform runs the migrations of the new domain', () => {
  const migrations = readFileSync(path.join(root, 'apps/platform/src/migrations.ts'), 'utf8');
  expect(migrations).toContain("import { migrations as sideBets } from '@croupier/server-side-bets';");
  expect(migrations).toMatch(/ {2}sessions,\n {2}sideBets,\n {2}spending,/);
});

test('the migration of a new domain has the next number', () => {
  const migrations = globSync('libs/server/*/migrations/*.sql', { cwd: root }).toSorted((a, b) =>
    path.basename(a) < path.basename(b) ? -1 : 1,
  );
  const number = String(migrations.length).padStart(4, '0');
  expect(migrations.at(-1)).toBe(`libs/server/side-bets/migrations/${number}_side_bets.sql`);
});

test('a component has a style sheet of its own and is exported by name', () => {
  const source = readFileSync(path.join(root, `${COMPONENT}.tsx`), 'utf8');
  expect(source).toContain('export function PrizeList()');
  expect(source).not.toContain('export default');
  expect(existsSync(path.join(root, `${COMPONENT}.module.css`))).toBe(true);
});

test('a component that exists is never written over, and its file is in the source of a project', async () => {
  const tree = new FsTree(root, false);
  await expect(component(tree, { file: COMPONENT })).rejects.toThrow('exists already');
  await expect(component(tree, { file: 'libs/lucky-draw/PrizeList' })).rejects.toThrow('is no component');
});

test('a lib that exists is never written over, and a name is lower-case words', async () => {
  const tree = new FsTree(root, false);
  await expect(server(tree, { name: 'side-bets' })).rejects.toThrow('exists already');
  await expect(feature(tree, { name: '../escape' })).rejects.toThrow('no name');
});
