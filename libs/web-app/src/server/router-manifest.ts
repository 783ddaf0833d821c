import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { StartFiles } from '../document/starter.ts';

export type RouterManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** The parts of Vite's client manifest that are read here. */
export type ViteManifest = Record<
  string,
  {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly css?: readonly string[];
  }
>;

interface Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Everything a chunk needs before it can run. */
function closureOf(
  vite: ViteManifest,
  base: string,
  key: string,
  files: Files = { scripts: new Set(), styles: new Set() },
): Files {
  const chunk = vite[key];
  if (!chunk || files.scripts.has(base + chunk.file)) return files;
  files.scripts.add(base + chunk.file);
  for (const file of chunk.css ?? []) files.styles.add(base + file);
  for (const imported of chunk.imports ?? []) closureOf(vite, base, imported, files);
  return files;
}

/** What a renderer needs to know of a build: the styles of each route, and the scripts of a page by its routes. */
export interface AppFiles {
  readonly manifest: RouterManifest;
  /** Absent where the manifest itself names the scripts, as in development. */
  readonly start?: (routeIds: readonly string[]) => StartFiles;
}

const routeFile = /^src\/routes\/(.*)\.tsx\?tsr-split=component/;

/** The route's id in the router for its file: `live/$slug.tsx` and `live.$slug.tsx` are both `/live/$slug`. */
const routeIdOf = (file: string) => `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** Reads an app's files out of Vite's manifest: the entry and texts for every page, and what each route adds to them. */
export function routerManifest(vite: ViteManifest, base: string, messages: readonly string[] = []): AppFiles {
  const [entry, chunk] = Object.entries(vite).find(([, { isEntry }]) => isEntry) ?? [];
  if (!entry || !chunk) throw new Error('the client build has no entry');
  const root = closureOf(vite, base, entry);
  for (const key of messages) closureOf(vite, base, key, root);
  const scripts = new Map<string, string[]>();
  const routes: NonNullable<RouterManifest>['routes'] = { __root__: { css: [...root.styles] } };
  for (const key of Object.keys(vite)) {
    const [, file] = routeFile.exec(key) ?? [];
    if (!file) continue;
    const needed = closureOf(vite, base, key);
    scripts.set(
      routeIdOf(file),
      [...needed.scripts].filter((one) => !root.scripts.has(one)),
    );
    routes[routeIdOf(file)] = { css: [...needed.styles].filter((one) => !root.styles.has(one)) };
  }
  const entryFile = base + chunk.file;
  const common = [...root.scripts].filter((one) => one !== entryFile);
  return {
    manifest: { routes },
    start: (routeIds) => ({
      entry: entryFile,
      preloads: [...common, ...routeIds.flatMap((id) => scripts.get(id) ?? [])],
    }),
  };
}
