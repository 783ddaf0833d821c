import path from 'node:path';
import { type GeneratorCallback, names, type Tree } from '@nx/devkit';
import { finish, type NewLib, writeLib } from '../new-lib.ts';

/** Generates a client feature: one component and its test. */
export default async function feature(tree: Tree, { name }: { name: string }): Promise<GeneratorCallback> {
  const lib: NewLib = {
    folder: `libs/${name}`,
    packageName: `@croupier/${name}`,
    templates: path.join(import.meta.dirname, 'files'),
    values: { name, component: names(name).className },
  };
  writeLib(tree, name, lib);
  return finish(tree, lib);
}
