import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODULES } from './lib-config.ts';
import type { Lib } from './lib.ts';
import { workspaceRoot } from './lingui-config.ts';

const tsc = path.join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');

/** Packages that inferred types name, with the package that re-exports them and that libs depend on. */
const handedOn = new Map([['@tanstack/query-core', '@tanstack/react-query']]);

/** Writes the `.d.ts` files of all modules behind a lib's exports. Types are checked by `typecheck`, not again here. */
export async function writeDeclarations({ root, entries }: Lib): Promise<void> {
  const dist = path.join(root, 'dist');
  const outDir = path.join(dist, MODULES);
  const config = path.join(dist, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(root, 'src'),
    outDir,
  };
  await writeFile(
    config,
    JSON.stringify({ extends: path.join(root, 'tsconfig.json'), compilerOptions, include: entries, exclude: [] }),
  );
  await promisify(execFile)(process.execPath, [tsc, '-p', config], { cwd: root }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`The declarations of ${root} can't be written:\n${error.stdout}`, { cause: error });
    },
  );
  await rm(config);
  const names = await readdir(outDir, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.d.ts'))) {
    const file = path.join(outDir, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, published(text));
  }
}

/** Rewrites imports for a package: `./x.js` instead of `./x.tsx`, and packages it declares. */
const published = (text: string): string =>
  text.replaceAll(
    /(\bfrom |\bimport\(|^import )(['"])([^'"]+)\2/gm,
    (_whole, before: string, quote: string, id: string) =>
      `${before}${quote}${id.startsWith('.') ? id.replace(/\.tsx?$/, '.js') : (handedOn.get(id) ?? id)}${quote}`,
  );
