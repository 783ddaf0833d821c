import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { newTitle, titleUsage } from './title/new-title.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [kind, name, ...args] = process.argv.slice(2);

if (!name || !kind || !['component', 'feature', 'server', 'title'].includes(kind)) {
  console.error(
    `npm run generate -- component FILE a component, such as libs/cashbox/src/payout/PayoutNote\nnpm run generate -- feature NAME   a client feature in libs/NAME\nnpm run generate -- server NAME    a server domain in libs/server/NAME\n${titleUsage}\nNAME is lower-case words joined by hyphens.`,
  );
  process.exit(2);
}
if (kind === 'title') {
  try {
    newTitle(root, name, args);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
} else {
  const { status } = spawnSync('nx', ['generate', `@croupier/tools-generators:${kind}`, name], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0 && kind !== 'component') {
    const project = kind === 'feature' ? name : `server-${name}`;
    console.log(`Try it: npx nx run-many -t lint typecheck test -p ${project}`);
  }
  process.exitCode = status ?? 1;
}
