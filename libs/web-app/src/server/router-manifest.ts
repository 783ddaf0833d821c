import type { createRequestHandler } from '@tanstack/react-router/ssr/server';

export type RouterManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** The parts of Vite's client manifest that are read here. */
export type ViteManifest = Record<
  string,
  { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[]; readonly css?: readonly string[] }
>;

interface Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Everything a chunk needs before it can run. */
function closureOf(vite: ViteManifest, base: string, key: string, files: Files = { scripts: new Set(), styles: new Set() }): Files {
  const chunk = vite[key];
  if (!chunk || files.scripts.has(base + chunk.file)) return files;
  files.scripts.add(base + chunk.file);
  for (const file of chunk.css ?? []) files.styles.add(base + file);
  for (const imported of chunk.imports ?? []) closureOf(vite, base, imported, files);
  return files;
}

const routeFile = /^src\/routes\/(.*)\.tsx\?tsr-split=component/;

/** The route's id in the router for its file: `live/$slug.tsx` and `live.$slug.tsx` are both `/live/$slug`. */
const routeIdOf = (file: string) => `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** The router's manifest out of Vite's: the entry for every page, and for each route what it loads beside that. */
export function routerManifest(vite: ViteManifest, base: string, messages: readonly string[] = []): RouterManifest {
  const entry = Object.keys(vite).find((key) => vite[key]?.isEntry);
  if (!entry) throw new Error('the client build has no entry');
  const root = closureOf(vite, base, entry);
  for (const key of messages) closureOf(vite, base, key, root);
  const routes: NonNullable<RouterManifest>['routes'] = {
    __root__: {
      preloads: [...root.scripts],
      css: [...root.styles],
      scripts: [{ attrs: { type: 'module', async: true, src: base + vite[entry]!.file } }],
    },
  };
  for (const key of Object.keys(vite)) {
    const [, file] = routeFile.exec(key) ?? [];
    if (!file) continue;
    const needed = closureOf(vite, base, key);
    routes[routeIdOf(file)] = {
      preloads: [...needed.scripts].filter((one) => !root.scripts.has(one)),
      css: [...needed.styles].filter((one) => !root.styles.has(one)),
    };
  }
  return { routes };
}
