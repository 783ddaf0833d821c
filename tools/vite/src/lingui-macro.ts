import type { Plugin } from 'vite';
import { catalogFiles } from './catalog-files.ts';

/** Loads Babel with the macros' plugin on demand: it takes a second, so only a project with texts loads it. */
async function loadCompiler() {
  const [{ transformAsync }, { default: linguiMacroPlugin }, { linguiConfig }] = await Promise.all([
    import('@babel/core'),
    import('@lingui/babel-plugin-lingui-macro'),
    import('./lingui-config.ts'),
  ]);
  // Passed directly: a lookup from the working directory fails when a tool loads this from elsewhere.
  return { transformAsync, plugin: [linguiMacroPlugin, { linguiConfig: linguiConfig([]) }] };
}

/** Compiles the macros with Babel, only in files that import one; Vite handles JSX and types. */
function macros(): Plugin {
  let compiler: ReturnType<typeof loadCompiler> | undefined;
  return {
    name: 'croupier:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(\?|$)/, exclude: /node_modules/ },
        code: /@lingui\/(core|react)\/macro/,
      },
      async handler(code, id) {
        const { transformAsync, plugin } = await (compiler ??= loadCompiler());
        const out = await transformAsync(code, {
          filename: id.replace(/\?.*$/, ''),
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          // In production the code contains only ids: the catalog has every text.
          plugins: [plugin],
        });
        return out?.code ? { code: out.code, map: out.map ?? null } : null;
      },
    },
  };
}

/** Returns the plugins for translated code, in Vite and Vitest: the macros and the catalogs. */
export function linguiMacro(): Plugin[] {
  return [macros(), catalogFiles()];
}
