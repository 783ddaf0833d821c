import { expect, test } from 'vitest';
import { routerManifest } from './router-manifest.ts';

const vite = {
  'src/entry-client.tsx': { file: 'entry.js', isEntry: true, imports: ['_start.js'] },
  '_start.js': { file: 'start.js' },
  '_texts-de-abcdefgh.js': { file: 'texts-de.js' },
  '_shared.js': { file: 'shared.js', imports: ['_start.js'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['_shared.js'] },
  'src/routes/live/$slug.tsx?tsr-split=component': { file: 'live.js', imports: ['_start.js'] },
  'src/routes/play/$producer.$name.tsx?tsr-split=component': { file: 'play.js' },
  'style.css': { file: 'style.css' },
};

test('every page loads the sheet, the entry and its texts, a route only the scripts that come on top', () => {
  const { manifest, start } = routerManifest(vite, '/dist/', ['_texts-de-abcdefgh.js']);
  expect(manifest!.routes).toEqual({ __root__: { css: ['/dist/style.css'] } });
  expect(start!(['__root__', '/'])).toEqual({
    entry: '/dist/entry.js',
    preloads: ['/dist/start.js', '/dist/texts-de.js', '/dist/home.js', '/dist/shared.js'],
  });
  expect(start!(['__root__', '/live/$slug']).preloads).toEqual([
    '/dist/start.js',
    '/dist/texts-de.js',
    '/dist/live.js',
  ]);
});

test('a dot in a file name is a slash in the route, as the router reads it', () => {
  expect(routerManifest(vite, '/dist/').start!(['/play/$producer/$name']).preloads).toContain('/dist/play.js');
});
