import { expect, test } from 'vitest';
import { routerManifest } from './router-manifest.ts';

const vite = {
  'src/entry-client.tsx': { file: 'entry.js', isEntry: true, imports: ['_start.js'], css: ['entry.css'] },
  '_start.js': { file: 'start.js', css: ['start.css'] },
  '_texts-de-abcdefgh.js': { file: 'texts-de.js' },
  '_shared.js': { file: 'shared.js', imports: ['_start.js'], css: ['shared.css'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['_shared.js'] },
  'src/routes/live/$slug.tsx?tsr-split=component': { file: 'live.js', imports: ['_start.js'] },
  'src/routes/play/$producer.$name.tsx?tsr-split=component': { file: 'play.js' },
};

test('every page loads the entry and its texts, a route only what comes on top', () => {
  const { routes } = routerManifest(vite, '/dist/', ['_texts-de-abcdefgh.js'])!;
  expect(routes['__root__']).toEqual({
    preloads: ['/dist/entry.js', '/dist/start.js', '/dist/texts-de.js'],
    css: ['/dist/entry.css', '/dist/start.css'],
    scripts: [{ attrs: { type: 'module', async: true, src: '/dist/entry.js' } }],
  });
  expect(routes['/']).toEqual({ preloads: ['/dist/home.js', '/dist/shared.js'], css: ['/dist/shared.css'] });
  expect(routes['/live/$slug']).toEqual({ preloads: ['/dist/live.js'], css: [] });
});

test('a dot in a file name is a slash in the route, as the router reads it', () => {
  expect(Object.keys(routerManifest(vite, '/dist/')!.routes)).toContain('/play/$producer/$name');
});
