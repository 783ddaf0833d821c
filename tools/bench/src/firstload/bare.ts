import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const barePage = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document, createElement('html', null, createElement('body', null, createElement('h1', null, 'Hello'))));
`;

/**
 * Page with the same heading, built with the product's libraries: router, queries, state, texts, calls and parsing of
 * replies.
 */
const fixedPage = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRootRoute, createRoute, createRouter, HeadContent, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { atom, createStore, Provider, useAtom } from 'jotai';
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { ofetch } from 'ofetch';
import * as v from 'valibot';
const Heading = v.object({ id: v.number(), text: v.string() });
const opened = atom(false);
function Home() {
  const { data } = useQuery({ queryKey: ['heading'], queryFn: async () => v.parse(Heading, await ofetch('/heading')) });
  const [open, setOpen] = useAtom(opened);
  return createElement('h1', { onClick: () => setOpen(!open) }, createElement(Trans, { id: 'hello' }), data?.text, createElement(Link, { to: '/' }));
}
const rootRoute = createRootRoute({ component: () => createElement('html', null, createElement('head', null, createElement(HeadContent)), createElement('body', null, createElement(Outlet))) });
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });
const router = createRouter({ routeTree: rootRoute.addChildren([home]) });
hydrateRoot(document, createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Provider, { store: createStore() },
  createElement(I18nProvider, { i18n: setupI18n({ locale: 'en' }) }, createElement(RouterProvider, { router })))));
`;

const root = path.resolve(import.meta.dirname, '../../../..');

/** Returns the baseline: Brotli bytes of the scripts of a page that only hydrates one heading with React. */
export const bareReactBytes = (): Promise<number> => builtBytes(barePage);

/** Returns the Brotli bytes of the same page with the product's libraries: the minimum for any of its pages. */
export const fixedBytes = (): Promise<number> => builtBytes(fixedPage);

async function builtBytes(page: string): Promise<number> {
  // Inside the workspace, so that it is built with the same React.
  const folder = mkdtempSync(path.join(root, 'node_modules/.bare-'));
  try {
    writeFileSync(path.join(folder, 'main.js'), page);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { outDir: 'dist', rolldownOptions: { input: path.join(folder, 'main.js') } },
    });
    const assets = path.join(folder, 'dist/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    return scripts.reduce((sum, name) => sum + brotliBytes(readFileSync(path.join(assets, name))), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the size in Brotli, with the settings of the apps' build. */
export function brotliBytes(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
