import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '@croupier/server-http';
import { documentOf, startPages } from '../testing/index.ts';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function start(options: Parameters<typeof startPages>[1] = {}) {
  const pages = await startPages(async (order) => documentOf(order), options);
  stop = pages.close;
  return pages;
}

const worker = { script: 'work();', release: 'r1' };

test('where no worker is wanted any more, one takes the place of the old that forgets everything and goes', async () => {
  const { get, orders } = await start();
  const { headers, text } = await get('/service-worker.js');
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const steps: string[] = [];
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const kept = new Set(['code', 'offline']);
  runInNewContext(text, {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => steps.push('skipWaiting'),
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    registration: { unregister: async () => steps.push('unregister') },
  });
  let work: Promise<unknown> | undefined;
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (given) => void (work = given) });
  await work;
  expect(steps).toEqual(['skipWaiting', 'unregister']);
  expect(kept).toEqual(new Set());
  await get('/');
  expect(orders[0]!.pageContext.release).toBeUndefined();
});

test('a worker carries its release, is looked at anew each time, and pages name the release they belong to', async () => {
  const { get, orders } = await start({ worker });
  const { headers, text } = await get('/service-worker.js', { 'accept-encoding': 'br' });
  expect(text).toBe('self.release="r1";\nwork();');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  await get('/');
  expect(orders[0]!.pageContext.release).toBe('r1');
});

// shows: product:installable
test('the install data speaks the language of the page that names it, and leads to addresses without one', async () => {
  const { get } = await start({ worker });
  const { headers, text } = await get('/manifest.webmanifest?lang=de', { 'accept-language': 'ja' });
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const manifest = JSON.parse(text) as Record<string, unknown> & { shortcuts: { name: string; url: string }[] };
  expect(manifest).toMatchObject({ lang: 'de', id: '/', start_url: '/?mode=standalone', scope: '/', name: 'Croupier' });
  expect(manifest['description']).toMatch(/^Sehen Sie, was jedes Spiel/);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Spiele suchen', '/?mode=standalone#search'],
    ['Kasse', '/cashbox?mode=standalone'],
    ['Live', '/live/all?mode=standalone'],
  ]);
  expect(JSON.parse((await get('/manifest.webmanifest?lang=xx')).text)).toMatchObject({ lang: 'en' });
  expect(JSON.parse((await get('/manifest.webmanifest', { 'accept-language': 'ja' })).text)).toMatchObject({
    lang: 'ja',
  });
});

test('the offline page holds every language and nothing of who fetched it, and stands while the site is shut', async () => {
  const site = { ...openSite, now: () => ({ state: 'closed' as const, until: null }) };
  const { get } = await start({ worker, site });
  const mine = await get('/offline.html', { cookie: 'croupier_session=abc; locale=de' });
  expect(mine.status).toBe(200);
  expect(mine.headers['content-language']).toBe('de');
  expect(mine.text).toContain('<h1>Sie sind offline</h1>');
  for (const title of ['You’re offline', 'オフラインです', 'We’ll be back in a moment'])
    expect(mine.text).toContain(title);
  expect(mine.text).not.toContain('abc');
  expect(mine.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha/,
  );
  expect((await get('/')).status).toBe(503);
});
