import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const APPS = ['casino', 'betting', 'arcade'];

/** Builds the browser apps; Nx restores earlier builds of the same files. */
export function buildApps(say: (line: string) => void): Promise<void> {
  say(`Building ${APPS.join(', ')}, or taking them from the cache …`);
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', APPS.join(','), '--parallel=2', '--output-style=static'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))));
  });
}
