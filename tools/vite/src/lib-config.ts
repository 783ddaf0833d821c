import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { layerOrder } from './layer-order.ts';
import type { Lib } from './lib.ts';
import { linguiMacro } from './lingui-macro.ts';

/** Folder of the package's modules, at the same depth as `src`, so that `new URL('../migrations/', …)` stays right. */
export const MODULES = 'lib';

/** Stylesheet of a package. Modules don't import it, so that they run without a bundler. */
export const STYLES = 'styles.css';

/**
 * Returns Vite's configuration for the package of a lib: one ES module for each source file, with JSX and macros
 * compiled and everything outside the lib left as an import. It is an SSR build because a browser build adds preload
 * helpers, and library mode inlines fonts.
 */
export function libConfig({ root, entries, styles }: Lib): InlineConfig {
  const source = path.join(root, 'src');
  const workers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => path.join(source, name));
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [...linguiMacro(), workerAddresses(), ...(styles ? [baseStyles(styles)] : []), layerOrder()],
    // Decided at run time, not at build time.
    define: { 'import.meta.env.SSR': "(typeof document === 'undefined')" },
    experimental: {
      renderBuiltUrl(file, { hostId, hostType }) {
        if (hostType !== 'js') return { relative: true };
        const address = path.posix.relative(path.posix.dirname(hostId), file);
        return { runtime: `new URL(${JSON.stringify(address)}, import.meta.url).href` };
      },
    },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: path.join(root, 'dist'),
      emptyOutDir: true,
      minify: false,
      target: 'es2024',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...(styles ? [BASE_STYLES] : []), ...entries, ...workers],
        external: (id) => /^[^./\0]/.test(id) && !path.isAbsolute(id) && id !== BASE_STYLES,
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ name, facadeModuleId }) => `${MODULES}/${partOfCatalog(facadeModuleId) ?? name}.js`,
          assetFileNames: ({ names: [name] }) => (name?.endsWith('.css') ? STYLES : 'assets/[name][extname]'),
        },
      },
    },
  };
}

/**
 * Returns the module name `locales/de.later` for `…/locales/de.po?not-shown-by=…`: the query names files of the source.
 */
function partOfCatalog(id: string | null | undefined): string | undefined {
  const [, locale, not] = /\/locales\/([\w-]+)\.po\?(not-)?shown-by=/.exec(id ?? '') ?? [];
  return locale && `locales/${locale}.${not ? 'later' : 'first'}`;
}

/** Points `new URL('./x.worker.ts', import.meta.url)` at the built module, which consumers' bundlers understand. */
function workerAddresses(): Plugin {
  return {
    name: 'croupier:worker-addresses',
    transform: {
      filter: { code: /\.worker\.ts'/ },
      handler: (code) => ({
        code: code.replaceAll(/(new URL\('[^']+\.worker)\.ts(', import\.meta\.url\))/g, '$1.js$2'),
        map: null,
      }),
    },
  };
}

const BASE_STYLES = 'croupier:base-styles';

/** Puts the styles that a lib exports at the start of its stylesheet. */
function baseStyles(file: string): Plugin {
  return {
    name: BASE_STYLES,
    resolveId: (id) => (id === BASE_STYLES ? `\0${BASE_STYLES}` : undefined),
    load: (id) => (id === `\0${BASE_STYLES}` ? `import ${JSON.stringify(file)};` : undefined),
    generateBundle: {
      order: 'post', // Vite collects the styles of chunks first.
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.facadeModuleId === `\0${BASE_STYLES}`) delete bundle[chunk.fileName];
      },
    },
  };
}
