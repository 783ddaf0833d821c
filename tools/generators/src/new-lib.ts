import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { NAME } from './name.ts';

export interface NewLib {
  /** Path from the root of the workspace: `libs/lucky-draw`. */
  folder: string;
  /** Import name: `@croupier/lucky-draw`. */
  packageName: string;
  /** Folder of the template files. */
  templates: string;
  /** Values for the templates. */
  values: Record<string, string>;
}

/** Writes a lib from its templates. Refuses an existing folder and an invalid name. */
export function writeLib(tree: Tree, name: string, { folder, templates, values }: NewLib): void {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name: lower-case words joined by hyphens.`);
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  generateFiles(tree, templates, folder, values);
}

/** Formats the new files; the returned callback links the lib like npm and writes the lock file. */
export async function finish(tree: Tree, { folder, packageName }: NewLib): Promise<GeneratorCallback> {
  await formatFiles(tree);
  return () => {
    const link = path.join(tree.root, 'node_modules', packageName);
    mkdirSync(path.dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(tree.root, folder)), link);
    const npm = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
    spawnSync('npm', npm, { cwd: tree.root, stdio: 'inherit' });
  };
}
