import path from 'node:path';
import { type GeneratorCallback, names, type Tree, updateJson } from '@nx/devkit';
import { finish, type NewLib, writeLib } from '../new-lib.ts';

const PLATFORM = 'apps/platform';

/** Adds the new domain's migrations to the platform, which runs the migrations of every domain in order of name. */
function joinPlatform(tree: Tree, { packageName }: NewLib, alias: string): void {
  const file = `${PLATFORM}/src/migrations.ts`;
  const text = tree.read(file, 'utf8') ?? '';
  const imports = [...text.matchAll(/^import .*;$/gm)].map(([line]) => line);
  const added = `import { migrations as ${alias} } from '${packageName}';`;
  const sorted = [...imports, added].sort((a, b) => a.slice(a.indexOf("'")).localeCompare(b.slice(b.indexOf("'"))));
  const [, list] = /\[\n([^\]]*)\]/.exec(text) ?? [];
  if (list === undefined) throw new Error(`${file} holds no list of migrations`);
  const aliases = [...list.matchAll(/\w+/g)].map(([word]) => word);
  const listed = [...aliases, alias].sort((a, b) => a.localeCompare(b)).map((word) => `  ${word},\n`);
  tree.write(file, text.replace(imports.join('\n'), sorted.join('\n')).replace(list, listed.join('')));
  updateJson(tree, `${PLATFORM}/package.json`, (json: { dependencies: Record<string, string> }) => {
    const dependencies = Object.entries({ ...json.dependencies, [packageName]: '*' });
    return { ...json, dependencies: Object.fromEntries(dependencies.sort(([a], [b]) => a.localeCompare(b))) };
  });
}

/** Returns the number after that of the newest migration of all domains, in four digits: migrations run in this order. */
function nextNumber(tree: Tree): string {
  const numbers = tree
    .children('libs/server')
    .flatMap((domain) => tree.children(`libs/server/${domain}/migrations`))
    .map((file) => Number(/^(\d{4})_/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Generates a server domain: one operation on its own table, its migration, its test on a real Postgres. */
export default async function server(tree: Tree, { name }: { name: string }): Promise<GeneratorCallback> {
  const { className, propertyName } = names(name);
  const lib: NewLib = {
    folder: `libs/server/${name}`,
    packageName: `@croupier/server-${name}`,
    templates: path.join(import.meta.dirname, 'files'),
    values: { name, className, table: name.replaceAll('-', '_'), number: nextNumber(tree) },
  };
  writeLib(tree, name, lib);
  joinPlatform(tree, lib, propertyName);
  return finish(tree, lib);
}
