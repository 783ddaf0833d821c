import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { featureLib } from './feature-lib.ts';
import { writeLib } from './files.ts';
import { serverLib } from './server-lib.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [kind, name] = process.argv.slice(2);

if (!name || !/^[a-z][a-z0-9-]*$/.test(name) || !['feature', 'server'].includes(kind ?? '')) {
  console.error(
    'npm run generate -- feature NAME   a client feature in libs/NAME\nnpm run generate -- server NAME    a server domain in libs/server/NAME\nNAME is lower-case words joined by hyphens.',
  );
  process.exit(2);
}
const folder = kind === 'feature' ? `libs/${name}` : `libs/server/${name}`;
try {
  writeLib(root, folder, kind === 'feature' ? featureLib(name) : serverLib(name, new Date()));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: root,
  stdio: 'inherit',
});
const project = kind === 'feature' ? name : `server-${name}`;
console.log(`Made ${folder}. Try it: npx nx run-many -t lint typecheck test -p ${project}`);
