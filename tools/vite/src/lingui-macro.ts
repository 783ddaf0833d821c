import { transformAsync } from '@babel/core';
import linguiMacroPlugin from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';
import { catalogFiles } from './catalog-files.ts';
import { linguiConfig } from './lingui-config.ts';

/** Compiles the macros with Babel, only in files that import one; JSX and types are left to Vite. */
function macros(): Plugin {
  // Given outright: looked up from the working directory it fails when a tool loads this from elsewhere.
  const config = linguiConfig([]);
  return {
    name: 'croupier:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(\?|$)/, exclude: /node_modules/ },
        code: /@lingui\/(core|react)\/macro/,
      },
      async handler(code, id) {
        const out = await transformAsync(code, {
          filename: id.replace(/\?.*$/, ''),
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          // In production only ids stay in the code: the catalog has every text.
          plugins: [[linguiMacroPlugin, { linguiConfig: config }]],
        });
        return out?.code ? { code: out.code, map: out.map ?? null } : null;
      },
    },
  };
}

/** What Vite and Vitest need for translated code: the macros and the catalogs. */
export function linguiMacro(): Plugin[] {
  return [macros(), catalogFiles()];
}
