import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Answer, HttpError, json, type Routes } from '../http/router.ts';

const inter = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const types: Record<string, string> = {
  woff2: 'font/woff2',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};
const names = [
  'fields.js',
  'step.js',
  'captcha.js',
  'coins.js',
  'tags.js',
  'chat.js',
  'sandbox.css',
  'card.svg',
  'bank.svg',
  'voucher.svg',
  'wallet.svg',
  'crypto.svg',
];
const load = (name: string) => readFileSync(new URL(`../browser/${name}`, import.meta.url));
const script = load('payments.js');
const files = new Map(names.map((name) => [name, load(name)]));
files.set('payments.js', script);
files.set('inter.woff2', readFileSync(inter));

function serve(name: string, cache: string): Answer {
  const body = files.get(name);
  if (!body) throw new HttpError(404, 'not_found');
  return {
    status: 200,
    type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    body,
    headers: {
      'cache-control': cache,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

const version = createHash('sha256').update(script).digest('hex').slice(0, 12);
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** Serves our own files; the payments script also under a versioned name, with its integrity hash. */
export const assetRoutes: Routes = {
  'GET /assets/:name': ({ params }) => serve(params['name'] ?? '', 'public, max-age=300'),
  'GET /v1/payments.js': () => serve('payments.js', 'public, max-age=300'),
  [`GET /v1/payments.${version}.js`]: () => serve('payments.js', 'public, max-age=31536000, immutable'),
  'GET /v1/manifest.json': () => json({ script: `/v1/payments.${version}.js`, integrity }),
};
