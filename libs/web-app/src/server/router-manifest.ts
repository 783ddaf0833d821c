import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { StartFiles } from '../document/starter.ts';

export type RouterManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** Parts of Vite's client manifest that are read here. */
export type ViteManifest = Record<
  string,
  { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }
>;

/** Collects every script a chunk needs to run. */
function closureOf(vite: ViteManifest, base: string, key: string, scripts = new Set<string>()): Set<string> {
  const chunk = vite[key];
  if (!chunk || scripts.has(base + chunk.file)) return scripts;
  scripts.add(base + chunk.file);
  for (const imported of chunk.imports ?? []) closureOf(vite, base, imported, scripts);
  return scripts;
}

/** Parts of a build that a renderer needs: its stylesheet, and the scripts of a page by its routes. */
export interface AppFiles {
  readonly manifest: RouterManifest;
  /** Undefined where the manifest itself names the scripts, as in development. */
  readonly start?: (routeIds: readonly string[]) => StartFiles;
}

const routeFile = /^src\/routes\/(.*)\.tsx\?tsr-split=component/;

/** Returns the router's id of a route file: `live/$slug.tsx` and `live.$slug.tsx` are both `/live/$slug`. */
const routeIdOf = (file: string) => `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/**
 * Reads an app's files from Vite's manifest: stylesheet, entry and texts for every page, and the scripts of each route.
 */
export function routerManifest(vite: ViteManifest, base: string, messages: readonly string[] = []): AppFiles {
  const [entry, chunk] = Object.entries(vite).find(([, { isEntry }]) => isEntry) ?? [];
  if (!entry || !chunk) throw new Error('the client build has no entry');
  const root = closureOf(vite, base, entry);
  for (const key of messages) closureOf(vite, base, key, root);
  const scripts = new Map<string, string[]>();
  for (const key of Object.keys(vite)) {
    const [, file] = routeFile.exec(key) ?? [];
    if (file)
      scripts.set(
        routeIdOf(file),
        [...closureOf(vite, base, key)].filter((one) => !root.has(one)),
      );
  }
  const sheets = Object.values(vite).flatMap(({ file }) => (file.endsWith('.css') ? [base + file] : []));
  const entryFile = base + chunk.file;
  const common = [...root].filter((one) => one !== entryFile);
  return {
    manifest: { routes: { __root__: { css: sheets } } },
    start: (routeIds) => ({
      entry: entryFile,
      preloads: [...common, ...routeIds.flatMap((id) => scripts.get(id) ?? [])],
    }),
  };
}
