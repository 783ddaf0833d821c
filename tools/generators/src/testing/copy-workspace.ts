import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const LEFT_OUT = new Set(['node_modules', '.git', '.nx', '.data', 'dist', 'test-results']);

/** Creates a writable copy of the workspace: its packages are the original's, its projects are copies. */
export function copyWorkspace(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'croupier-generate-'));
  cpSync(workspace, root, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  const [from, to] = [path.join(workspace, 'node_modules'), path.join(root, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name === '@croupier')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
  return root;
}
