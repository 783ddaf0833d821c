import { createHash } from 'node:crypto';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import { ask, hosts, port } from '@croupier/e2e-support/site';

/** The picture a page names in its head. */
async function pictureOf(host: string, path: string): Promise<string> {
  const { text } = await ask(host, { path, headers: { 'user-agent': 'facebookexternalhit/1.1' } });
  return new URL(text.match(/property="og:image" content="([^"]+)"/)?.[1] ?? 'missing:').pathname;
}

/** Status, type, width and height as PNG says them (bytes 16 to 23), weight and a hash of what is drawn. */
const fetchPicture = (host: string, path: string) =>
  new Promise<Record<'status' | 'type' | 'size' | 'bytes' | 'hash', unknown>>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          size: body.length > 24 ? [body.readUInt32BE(16), body.readUInt32BE(20)] : [],
          bytes: body.length,
          hash: createHash('sha256').update(body).digest('hex'),
        });
      });
    });
    request.on('error', reject);
  });

const pages = [
  ['casino', '/'],
  ['casino', '/ja'],
  ['casino', '/fairness'],
  ['casino', '/de/fairness'],
  ['casino', '/play/paperlantern-works/the-fox-post'],
  ['casino', '/news'],
  ['casino', '/news/jackpots-you-can-check'],
  ['sport', '/sport'],
  ['sport', '/ja/sport/football'],
] as const;

test('a shared page has a picture of its own, drawn in its language', async () => {
  const hashes = new Set<unknown>();
  for (const [site, path] of pages) {
    const picture = await fetchPicture(hosts[site], await pictureOf(hosts[site], path));
    expect(picture, path).toMatchObject({ status: 200, type: 'image/png', size: [1200, 630] });
    expect(picture.bytes, path).toBeLessThan(300_000);
    hashes.add(picture.hash);
  }
  expect(hashes.size).toBe(pages.length);
});

test('where there is no page, or none to be shared, there is no picture', async () => {
  for (const path of ['/social/en/nowhere/at/all.png', '/social/xx.png', '/social/en/play/paperlantern-works/gone.png'])
    expect((await fetchPicture(hosts.casino, path)).status, path).toBe(404);
});
