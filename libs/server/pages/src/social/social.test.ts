import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { close, listen } from '@croupier/server-http';
import { createPages } from '../create-pages.ts';
import type { RenderRequest } from '../document/app.ts';
import { origins } from '../testing/index.ts';
import { drawCard } from './draw-card.ts';
import { breakLines, fit, outlineOf, widthOf } from './letter.ts';
import { readCard } from './read-card.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../apps/casino/public');
const words: Readonly<Record<string, string>> = {
  en: 'Check a round',
  de: 'Eine Runde prüfen',
  ja: 'ラウンドを確認する',
};

/** Renders heads as the apps do: of pages and a game; one is noindex, one names no picture. */
function render({ request: { url }, pageContext: { locale } }: RenderRequest): Promise<Response> {
  const page = new URL(url).pathname.replace(/^\/(de|ja)(?=\/|$)/, '') || '/';
  const known = ['/', '/fairness', '/sign-in', '/users', '/play/paperlantern-works/the-fox-post'];
  if (!known.includes(page)) return Promise.resolve(new Response('', { status: 404 }));
  const title = page.startsWith('/play')
    ? 'The Fox Post'
    : (words[locale] ?? locale) + (page === '/' ? '' : ` ${page}`);
  const meta = [
    `<meta property="og:title" content="${title}"/>`,
    '<meta property="og:description" content="Cut &amp; dried"/>',
    `<meta property="og:image:alt" content="The Fox Post · Paperlantern Works · RTP 96.20%"/>`,
    page === '/users' ? '' : '<meta property="og:image" content="x"/>',
    page === '/sign-in' ? '<meta name="robots" content="noindex"/>' : '',
  ];
  return Promise.resolve(new Response(`<!DOCTYPE html><head>${meta.join('')}</head>`));
}

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function site() {
  const policy = { self: origins.casino, games: origins.games, payments: origins.payments };
  const app = { name: 'casino' as const, origin: origins.casino, policy, folders: [{ prefix: '/', folder }], render };
  const server = createServer(
    createPages({ apps: [app], origins, internalApi: 'http://127.0.0.1:1', clock: Date.now, onError: () => undefined }),
  );
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  stops.push(() => close(server));
  return async (address: string, headers: Record<string, string> = {}) => {
    const { request } = await import('node:http');
    return new Promise<{ status: number; type: string; etag: string; body: Buffer }>((resolve, reject) => {
      const asked = request({ port, path: address, headers: { host: 'casino.test', ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            etag: answer.headers.etag ?? '',
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', reject).end();
    });
  };
}

test('where there is no page, one that names no picture or no such language, there is none', async () => {
  const get = await site();
  for (const address of [
    '/social/en/gone.png',
    '/social/en/users.png',
    '/social/xx/fairness.png',
    '/social/en/fairness',
    '/social/',
  ])
    expect((await get(address)).status, address).toBe(404);
});

test('a page that search engines leave out has its picture: its link may be sent to a friend', async () => {
  const get = await site();
  expect(await get('/social/en/sign-in.png')).toMatchObject({ status: 200, type: 'image/png' });
});

test('nobody can have other words drawn: what stands behind the address changes nothing', async () => {
  const get = await site();
  const plain = await get('/social/en/fairness.png');
  const asked = await get('/social/en/fairness.png?title=Free%20money&text=now');
  expect(asked.etag).toBe(plain.etag);
  expect(asked.body.equals(plain.body)).toBe(true);
});

test('home, page and game have a picture each, of the size the head says and a weight that is fetched', async () => {
  const get = await site();
  const etags = new Set<string>();
  for (const page of [
    '/en',
    '/de',
    '/ja',
    '/en/fairness',
    '/de/fairness',
    '/en/play/paperlantern-works/the-fox-post',
  ]) {
    const { status, type, etag, body } = await get(`/social${page}.png`);
    expect([status, type], page).toEqual([200, 'image/png']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(body.length, page).toBeLessThan(300_000);
    etags.add(etag);
  }
  expect(etags.size).toBe(6);
});

test('what has not changed is not sent again', async () => {
  const get = await site();
  const { etag } = await get('/social/en.png');
  const again = await get('/social/en.png', { 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a game stands beside its own cover, with studio and return; one without a cover is drawn in words', async () => {
  const card = { site: 'casino', locale: 'en', title: 'The Fox Post', text: 'Studio' } as const;
  const right = (picture: Buffer) => sharp(picture).extract({ left: 800, top: 100, width: 300, height: 400 }).stats();
  const [withCover, without] = await Promise.all([
    drawCard({ ...card, game: 'the-fox-post' }, [folder]).then(right),
    drawCard({ ...card, game: 'nobody-knows' }, [folder]).then(right),
  ]);
  expect(withCover.entropy).toBeGreaterThan(without.entropy + 1);
  const elsewhere = mkdtempSync('/tmp/croupier-social-');
  expect((await drawCard({ ...card, game: 'the-fox-post' }, [elsewhere])).length).toBeGreaterThan(1_000);
  rmSync(elsewhere, { recursive: true });
});

test('a card is read out of the head as it reads, a game’s line without its title', () => {
  const head = (path: string) =>
    readCard(
      '<meta property="og:image" content="x"/><meta content="A &amp; B" property="og:title"/>' +
        '<meta property="og:description" content="One &lt;two&gt;"/><meta property="og:image:alt" content="A &amp; B · Studio"/>',
      { site: 'casino', locale: 'en', path },
    );
  expect(head('/fairness')).toMatchObject({ title: 'A & B', text: 'One <two>', game: undefined });
  expect(head('/play/studio/a-b')).toMatchObject({ title: 'A & B', text: 'Studio', game: 'a-b' });
  expect(readCard('<title>Nothing</title>', { site: 'casino', locale: 'en', path: '/' })).toBeUndefined();
});

test('letters of every language are drawn, Japanese among them', () => {
  for (const text of ['ラウンドを確認する', '払い戻し率', 'Größe', 'Wisła', 'Ação', '96,20 %']) {
    expect(outlineOf(text, 'display', 60, 0, 0).length, text).toBeGreaterThan(100);
    expect(outlineOf(text, 'display', 60, 0, 0), text).not.toMatch(/NaN|undefined|e/);
  }
});

test('lines break between words, in Japanese too, and too long a text ends in an ellipsis inside its box', () => {
  const box = { style: 'text', width: 300, lines: 2, locale: 'ja' } as const;
  expect(breakLines('各ゲームの払い戻し率と公正性の確認方法', 30, box).length).toBeGreaterThan(1);
  const { lines } = fit('word '.repeat(60), [40, 30], { ...box, locale: 'en' });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line, 'text', 30)).toBeLessThanOrEqual(300);
});
