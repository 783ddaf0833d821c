import { type GeneratorCallback, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';

const FILE = /^(apps|libs)\/[a-z-]+\/src\/([a-z-]+\/)*[A-Z][A-Za-z0-9]*$/;

/**
 * Generates a component in a lib or an app, with its style sheet, with Nx's generator for React. Every export is named.
 */
export default async function component(tree: Tree, { file }: { file: string }): Promise<GeneratorCallback> {
  if (!FILE.test(file)) throw new Error(`"${file}" is no component: say libs/cashbox/src/payout/PayoutNote.`);
  if (tree.exists(`${file}.tsx`)) throw new Error(`${file}.tsx exists already.`);
  const callback = await componentGenerator(tree, { path: file, style: 'css', skipTests: true });
  const source = tree.read(`${file}.tsx`, 'utf8') ?? '';
  tree.write(`${file}.tsx`, source.replace(/\nexport default \w+;\n/, ''));
  return callback;
}
