import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Shortens the loading of lazy chunks: the first file names every other file it needs, so that all of them load in one
 * step. Otherwise a browser finds each file in the previous one and pays for a round trip each time. The names are at
 * the end, where all their imports have already run, so the files run in the same order as before.
 */
export function shortChains(): Plugin {
  return {
    name: 'croupier:short-chains',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const followed = (names: readonly string[], known: ReadonlySet<string> = new Set()) =>
          allImports(names, known, bundle);
        const first = followed(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        for (const chunk of chunks.filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !first.has(fileName))) {
          const others = [...followed(chunk.imports, first)].filter((name) => !chunk.imports.includes(name));
          const base = path.posix.dirname(chunk.fileName);
          chunk.code += others.map((name) => `import"./${path.posix.relative(base, name)}";`).join('');
        }
      },
    },
  };
}

/** Returns these chunks and all their imports, except known ones. */
function allImports(
  names: readonly string[],
  known: ReadonlySet<string>,
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (known.has(name) || found.has(name) || chunk?.type !== 'chunk') continue;
    found.add(name);
    open.push(...chunk.imports);
  }
  return found;
}
