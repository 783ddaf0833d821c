import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { MODULES, STYLES } from './lib-config.ts';
import type { Lib, Manifest } from './lib.ts';
import { workspaceRoot } from './lingui-config.ts';

/**
 * Returns the package.json of a built lib. Throws when the lib doesn't declare a package that its modules (`imported`) or
 * their declarations import.
 */
export function packageManifest({ root, manifest, modules }: Lib, imported: readonly string[]): object {
  const { name, version, description, license, sideEffects, peerDependencies } = manifest;
  const dist = path.join(root, 'dist');
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([one, range]) => [one, publishedRange(one, range)]),
  );
  const undeclared = packagesOf([...imported, ...importedByDeclarations(dist)]).filter(
    (one) => !(one in { ...dependencies, ...peerDependencies }),
  );
  if (undeclared.length > 0)
    throw new Error(`${name} imports what its package.json doesn't declare: ${undeclared.join(', ')}`);
  return {
    name,
    version,
    description,
    license: license ?? 'UNLICENSED',
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(
        [...modules].map(([one, file]) => {
          const module = file.replace(/^\.\/src\//, `./${MODULES}/`).replace(/\.tsx?$/, '');
          return [one, { types: `${module}.d.ts`, import: `${module}.js` }];
        }),
      ),
      ...(existsSync(path.join(dist, STYLES)) && { [`./${STYLES}`]: `./${STYLES}` }),
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies,
  };
}

/**
 * Returns the published version range. Libs of the workspace depend on each other as `*`; a package names the version
 * it was built with.
 */
function publishedRange(name: string, range: string): string {
  if (!name.startsWith('@croupier/')) return range;
  const source = path.join(workspaceRoot, 'node_modules', name, 'package.json');
  return `^${(JSON.parse(readFileSync(source, 'utf8')) as Manifest).version}`;
}

const imports = /(?:\bfrom |\bimport\(|^import )['"]([^'"]+)['"]/gm;
const comments = /\/\*[\s\S]*?\*\//g;

/** Inferred types name packages that the source doesn't import. */
function importedByDeclarations(dist: string): string[] {
  const folder = path.join(dist, MODULES);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').replaceAll(comments, '').matchAll(imports)])
    .map(([, id]) => id!);
}

function packagesOf(ids: readonly string[]): string[] {
  const outside = ids.filter((id) => !id.startsWith('.') && !isBuiltin(id));
  return [...new Set(outside.map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)![0]))].toSorted();
}
