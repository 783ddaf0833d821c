import { existsSync } from 'node:fs';
import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { locales } from '@croupier/i18n';
import { browserFloor } from './browser-floor.ts';
import { compressedFiles } from './compressed-files.ts';
import { layerOrder } from './layer-order.ts';
import { catalogFile, projectsWithText, workspaceRoot } from './lingui-config.ts';
import { linguiMacro } from './lingui-macro.ts';
import { shortChains } from './short-chains.ts';

interface App {
  /** The app's folder: `import.meta.dirname`. */
  readonly root: string;
  /** Libraries whose texts every page needs: their catalogs become one file a locale. */
  readonly commonTexts: readonly string[];
  /** Files on almost every page: they and their imports become one script. */
  readonly commonParts?: RegExp;
}

/**
 * Returns the Vite configuration of both apps: a client build under /dist/, a server build that renders, the service
 * worker.
 */
export function appConfig({ root, commonTexts, commonParts }: App): UserConfigFnObject {
  requireEveryLocale(commonTexts);
  const texts = new RegExp(`/(?:${commonTexts.join('|')})/src/locales/([\\w-]+)\\.po(?:\\?shown-by|$)`);
  return defineConfig(({ command }) => ({
    root,
    base: '/dist/',
    // Icons and install data are at the root of the host; the page server serves them.
    publicDir: false,
    cacheDir: path.join(workspaceRoot, 'node_modules/.vite', path.basename(root)),
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A route's loader is in the same chunk as its page: other pages don't need its calls and contracts.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent', 'pendingComponent']],
        },
        routesDirectory: path.join(root, 'src/routes'),
        generatedRouteTree: path.join(root, 'src/routeTree.gen.ts'),
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: true,
      }),
      ...linguiMacro(),
      react(),
      layerOrder(),
      shortChains(),
      compressedFiles(),
    ],
    builder: {},
    resolve: { dedupe: ['react', 'react-dom'] },
    environments: {
      client: {
        build: {
          target: browserFloor(),
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          // A preload table would make the first load larger: files name their own imports, with `shortChains`.
          modulePreload: false,
          // All styles together are as small as one picture; a file for each component would be another request before
          // the first paint.
          cssCodeSplit: false,
          // Inlined files could not be cached, and `data:` would have to be allowed for fonts.
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: {
              codeSplitting: {
                groups: [
                  { name: (id: string) => textsChunk(texts, id), test: texts },
                  // One file for everything that every page loads: it compresses better than many files.
                  { name: 'start', tags: ['$initial'] },
                  ...(commonParts ? [{ name: 'common', test: commonParts }] : []),
                  // Modules shared by many popups and pages load in one request: separate chunks would add a step each.
                  { name: 'parts', test: SHARED, minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // The build is one file without dependencies: it starts fast, and always uses React's production build.
        ...(command === 'build' && {
          resolve: { noExternal: true as const },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        }),
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          reportCompressedSize: false,
          rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } },
        },
      },
      // One small script, the same for both apps: each host serves its own copy.
      serviceWorker: {
        consumer: 'client',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          target: browserFloor(),
          outDir: 'dist/worker',
          emptyOutDir: true,
          reportCompressedSize: false,
          rolldownOptions: {
            input: { 'service-worker': path.join(workspaceRoot, 'libs/service-worker/src/index.ts') },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      },
    },
  }));
}

/**
 * Requires a catalog file of every locale, even an empty one. Without it, a country's English would load all of English
 * in addition to its own texts.
 */
function requireEveryLocale(commonTexts: readonly string[]): void {
  const common = projectsWithText().filter((project) => commonTexts.includes(path.basename(project)));
  const files = common.flatMap((project) => locales.map((locale) => catalogFile(project, locale)));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`texts of every page need a file a locale: ${missing.join(', ')}`);
}

/** Code that belongs to no feature. */
const SHARED = /[\\/](?:libs[\\/](?:ui-kit|shell)[\\/]src|node_modules[\\/](?:valibot|lucide-react|@tanstack))[\\/]/;

const textsChunk = (texts: RegExp, id: string) => `texts-${texts.exec(id)?.[1]}`;
