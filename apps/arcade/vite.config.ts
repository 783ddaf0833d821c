import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserFloor } from '../../tools/vite/src/browser-floor.ts';
import { compressedFiles } from '../../tools/vite/src/compressed-files.ts';
import { layerOrder } from '../../tools/vite/src/layer-order.ts';
import { linguiMacro } from '../../tools/vite/src/lingui-macro.ts';
import { localRgs } from './dev/local-rgs.ts';

/**
 * Builds one page for every game. There is no server build, because a game looks the same for everyone until its
 * session opens.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.vite/arcade'),
  plugins: [...linguiMacro(), react(), layerOrder(), compressedFiles(), localRgs()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: browserFloor(),
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined: the page's content security policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
