// Plain JavaScript for the machine's own Node: installs missing parts, then hands over to the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = 'start', ...args] = process.argv.slice(2);
const entries = {
  start: 'tools/start/src/start.ts',
  dev: 'tools/start/src/start.ts',
  test: 'tools/start/src/test/main.ts',
  'test:nightly': 'tools/start/src/test/main.ts',
  ops: 'tools/ops/src/main.ts',
  bench: 'tools/bench/src/main.ts',
  generate: 'tools/generators/src/main.ts',
  schema: 'tools/schema/src/main.ts',
  spec: 'tools/spec/src/main.ts',
};
const pinned = path.join(root, 'node_modules/node/bin/node');
const stamp = path.join(root, 'node_modules/.croupier-lock');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

if (!(command in entries)) {
  console.error(`There is no command "${command}". There are: ${Object.keys(entries).join(', ')}.`);
  process.exit(2);
}
if (!installed) {
  console.log('Installing what package-lock.json names (once, about a minute) …');
  const env = { ...process.env };
  delete env.NODE_ENV; // Production would leave out what builds.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0 || !existsSync(pinned)) {
    console.error(
      'The installation failed: see above. The registry must be reachable, and the disk have about 2 GB free.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const nightly = command === 'test:nightly' ? ['nightly'] : [];
const child = spawn(pinned, [path.join(root, entries[command]), ...nightly, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(command === 'dev' ? { CROUPIER_DEV: '1' } : {}),
    PATH: [path.dirname(pinned), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    NX_DAEMON: 'false',
    // Every process after the first finds its scripts compiled: they start in half the time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
