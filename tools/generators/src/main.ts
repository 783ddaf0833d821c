import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const [kind, name] = process.argv.slice(2);

if (!name || (kind !== 'feature' && kind !== 'server')) {
  console.error(
    'npm run generate -- feature NAME   a client feature in libs/NAME\nnpm run generate -- server NAME    a server domain in libs/server/NAME\nNAME is lower-case words joined by hyphens.',
  );
  process.exit(2);
}
const { status } = spawnSync('nx', ['generate', `@croupier/tools-generators:${kind}`, name], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  const project = kind === 'feature' ? name : `server-${name}`;
  console.log(`Try it: npx nx run-many -t lint typecheck test -p ${project}`);
}
process.exitCode = status ?? 1;
