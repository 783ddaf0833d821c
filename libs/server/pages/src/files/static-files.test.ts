import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '@croupier/server-http';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-files-'));
const files: Record<string, string | Buffer> = {
  'dist/assets/start-abcd1234.js': 'start()',
  'dist/assets/start-abcd1234.js.br': 'as brotli',
  'dist/assets/start-abcd1234.js.gz': gzipSync('start()'),
  'dist/.vite/manifest.json': '{}',
  'dist/index.html': '<p>',
  'public/icon.svg': '<svg/>',
  'public/removed.svg': '<svg/>',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}
const serve = staticFiles([
  { prefix: '/dist/', folder: path.join(folder, 'dist'), headers: { 'origin-agent-cluster': '?1' } },
  { prefix: '/', folder: path.join(folder, 'public') },
  { prefix: '/gone/', folder: path.join(folder, 'gone') },
]);
const server = createServer((asked, response) => {
  const { url = '/' } = asked;
  if (!serve(url.split('?')[0] ?? '', asked, response)) response.writeHead(404).end(asked.url);
});
let port = 0;
beforeAll(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await close(server);
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, path: url, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('a file that has vanished since the start ends its request, and the next one is answered', async () => {
  rmSync(path.join(folder, 'public/removed.svg'));
  await expect(get('/removed.svg')).rejects.toThrow();
  expect((await get('/icon.svg')).status).toBe(200);
});

test('a file comes in the best encoding there is, and what carries a hash in its name is kept for good', async () => {
  const br = await get('/dist/assets/start-abcd1234.js?v=1', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br).toMatchObject({
    status: 200,
    headers: {
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'origin-agent-cluster': '?1',
      vary: 'Accept-Encoding',
    },
  });
  expect(br.body.toString()).toBe('as brotli');
  const gzip = await get('/dist/assets/start-abcd1234.js', { 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', files['dist/assets/start-abcd1234.js.gz']]);
  const plain = await get('/dist/assets/start-abcd1234.js');
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, 'start()']);
});

test('other files are asked for again after a day, by their tag', async () => {
  const { headers } = await get('/icon.svg');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' });
  expect((await get('/icon.svg', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
});

test('nothing hidden, no folder and nothing above them is a file, and the address stays as it was', async () => {
  for (const url of [
    '/dist/.vite/manifest.json',
    '/dist/',
    '/dist',
    '/',
    '/dist/../dist/index.html',
    '/gone/x',
    '/%zz',
  ])
    expect([url, (await get(url)).status]).toEqual([url, 404]);
  expect((await get('/nope?a=1')).body.toString()).toBe('/nope?a=1');
});
