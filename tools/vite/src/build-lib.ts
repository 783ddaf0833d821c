import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { writeDeclarations } from './declarations.ts';
import { libConfig, MODULES } from './lib-config.ts';
import { readLib } from './lib.ts';
import { packageManifest } from './package-manifest.ts';

/** Builds the package of a lib in its `dist`: `node tools/vite/src/build-lib.ts libs/cashbox`. */
process.env['NODE_ENV'] = 'production'; // Otherwise macros keep the English texts in the code.
const [folder] = process.argv.slice(2);
if (!folder || !existsSync(path.join(folder, 'package.json'))) {
  console.error('Give the folder of a lib: node tools/vite/src/build-lib.ts libs/cashbox');
  process.exit(1);
}
const lib = readLib(path.resolve(folder));
const dist = path.join(lib.root, 'dist');
const { output } = (await build(libConfig(lib))) as Rolldown.RolldownOutput;
const chunks = output.filter((file) => file.type === 'chunk');
const ownFiles = new Set(chunks.map(({ fileName }) => fileName));
await writeDeclarations(lib);
for (const name of [...(await foldersRead()), 'README.md', 'CHANGELOG.md']) {
  const source = path.join(lib.root, name);
  if (existsSync(source)) await cp(source, path.join(dist, name), { recursive: true });
}
const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
const manifest = packageManifest(
  lib,
  imported.filter((id) => !ownFiles.has(id)),
);
await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Returns the folders next to `src` that modules read at run time: `new URL('../migrations/', import.meta.url)`. */
async function foldersRead(): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  const folders = new Set<string>();
  for (const name of files) {
    const text = await readFile(path.join(dist, name), 'utf8');
    for (const [, address] of text.matchAll(/new URL\([`'"](\.[^`'"]+)[`'"], ?import\.meta\.url\)/g)) {
      // `${name}.woff` isn't a folder, but the part before it is.
      const [top] = path.join(path.dirname(name), address!).split(path.sep);
      if (top && top !== MODULES && top !== 'assets') folders.add(top);
    }
  }
  return [...folders];
}
