import type { Plugin } from 'vite';

/** Order of layers in ui-kit's styles. */
const order = '@layer reset,tokens,base,components,utilities;';

/**
 * Starts every stylesheet with the order of the layers. The first stylesheet to load decides the order, and that
 * depends on how the bundler splits chunks: a shared component's could come before ui-kit's own.
 */
export function layerOrder(): Plugin {
  return {
    name: 'croupier:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source);
        }
      },
    },
  };
}
