import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject } from 'vitest';

/**
 * Fails a test file that reads a file unknown to Nx: its cached result would stay green whatever that file contains.
 * Known files are those of the project, of the projects it depends on, and the `{workspaceRoot}` inputs of its `test`
 * target. It doesn't detect copied files, such as a whole workspace, and reads by programs that a test starts.
 */

const workspace = path.resolve(import.meta.dirname, '../..');
const project = inject('projectRoot');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly nx?: {
    readonly implicitDependencies?: readonly string[];
    readonly targets?: { readonly test?: { readonly inputs?: readonly unknown[] } };
  };
}

const { readFileSync, realpathSync, existsSync } = fs;
const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Finds the folders of a project's dependencies, direct and indirect. */
function dependenciesOf(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {}, devDependencies = {}, nx } = manifestOf(folder);
  const names = [
    ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@croupier/')),
    ...(nx?.implicitDependencies ?? []).map((name) => `@croupier/${name}`),
  ];
  for (const name of names) {
    const link = path.join(workspace, 'node_modules', name);
    if (!existsSync(link)) continue;
    const dependency = realpathSync(link);
    if (found.has(dependency)) continue;
    found.add(dependency);
    dependenciesOf(dependency, found);
  }
  return found;
}

const ROOT = '{workspaceRoot}/';
const declared = (manifestOf(project).nx?.targets?.test?.inputs ?? [])
  .filter((input) => typeof input === 'string')
  .filter((input) => input.startsWith(ROOT))
  .map((input) => input.slice(ROOT.length));

/** Inputs that every test has, or that change no test result. */
const ALWAYS = [
  'node_modules',
  '.nx',
  '.git',
  'test-results',
  'tools/vitest',
  'tools/typescript',
  'tsconfig.base.json',
  'package-lock.json',
  'package.json',
  'tools/vite/src/lingui-macro.ts',
];

const known = [project, ...dependenciesOf(project), ...ALWAYS.map((name) => path.join(workspace, name))];
const isBelow = (file: string, folder: string) => file === folder || file.startsWith(folder + path.sep);

/** Returns whether a declared glob matches a file, or may match something inside a folder. */
function isDeclared(relative: string): boolean {
  const depth = relative.split('/').length;
  return declared.some((glob) => {
    if (path.matchesGlob(relative, glob)) return true;
    const parts = glob.split('/');
    const deep = parts.indexOf('**');
    if (deep >= 0 && deep < depth) return path.matchesGlob(relative, [...parts.slice(0, deep), '**'].join('/'));
    return path.matchesGlob(relative, parts.slice(0, depth).join('/'));
  });
}

// This file is loaded again for each test file, but the watch on reads is per process.
const UNDECLARED = Symbol.for('croupier:undeclared-reads');
const found = globalThis as { [UNDECLARED]?: Set<string> };
const undeclared = (found[UNDECLARED] ??= new Set<string>());

function note(target: unknown): void {
  const file = typeof target === 'string' ? path.resolve(target) : target instanceof URL ? fileURLToPath(target) : null;
  if (file === null || !isBelow(file, workspace) || file === workspace) return;
  const relative = path.relative(workspace, file);
  const isBuilt = /(^|\/)dist\//.test(relative) && !relative.includes('node_modules/'); // Never an input.
  if (!isBuilt && known.some((folder) => isBelow(file, folder) || isBelow(folder, file))) return;
  // Libraries look for configuration files that don't exist.
  if (!isDeclared(relative) && existsSync(file)) undeclared.add(relative);
}

const READERS = ['readFile', 'readFileSync', 'readdir', 'readdirSync', 'stat', 'statSync', 'existsSync', 'openSync'];

function watch(holder: Record<string, unknown>, names: readonly string[]): void {
  for (const name of [...names, 'open', 'createReadStream']) {
    const original = holder[name];
    if (typeof original !== 'function' || 'watched' in original) continue;
    const watched = (...args: unknown[]): unknown => {
      note(args[0]);
      return original.apply(holder, args);
    };
    holder[name] = Object.assign(watched, original, { watched: true });
  }
}

watch(fs as unknown as Record<string, unknown>, READERS);
watch(fs.promises as unknown as Record<string, unknown>, READERS);
syncBuiltinESMExports();

afterAll(() => {
  const files = [...undeclared].sort();
  undeclared.clear();
  expect(files, 'read without an input: declare them in nx.targets.test.inputs of package.json').toEqual([]);
});
