import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const APPS = ['casino', 'betting', 'arcade'].filter((app) =>
  existsSync(path.join(root, 'apps', app, 'vite.config.ts')),
);
const SOURCES = ['apps', 'libs', 'tools/vite', 'tools/covers', 'package-lock.json', 'tsconfig.base.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'testing', '.nx']);

/** Names, sizes and times of everything a build reads: the same means nothing to build. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    const info = statSync(file, { throwIfNoEntry: false });
    if (!info) return;
    if (!info.isDirectory()) return void hash.update(`${file} ${info.size} ${info.mtimeMs}\n`);
    for (const name of readdirSync(file).sort())
      if (!SKIPPED.has(name) && !/\.test\.tsx?$/.test(name)) visit(path.join(file, name));
  };
  for (const source of SOURCES) visit(path.join(root, source));
  return hash.digest('hex');
}

/** Builds the browser apps unless they were built from exactly these files. */
export async function buildApps(say: (line: string) => void): Promise<void> {
  const stamp = path.join(root, '.nx/built');
  const wanted = fingerprint();
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (built && APPS.every((app) => existsSync(path.join(root, 'apps', app, 'dist')))) return;
  for (const [index, app] of APPS.entries()) {
    say(`Building ${app} (${index + 1} of ${APPS.length}) …`);
    await viteBuild(app);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint()); // Generated route trees may have been written meanwhile.
}

function viteBuild(app: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', `apps/${app}`, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${app} failed:\n${output}`))));
  });
}
