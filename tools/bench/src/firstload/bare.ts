import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const page = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document, createElement('html', null, createElement('body', null, createElement('h1', null, 'Hello'))));
`;

const root = path.resolve(import.meta.dirname, '../../../..');

/** Brotli bytes of the scripts of a page that only hydrates one heading with React: the yardstick. */
export async function bareReactBytes(): Promise<number> {
  // Inside the workspace, so that it is built from the same React.
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

/** As the build compresses the apps' files. */
export function brotliBytes(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
