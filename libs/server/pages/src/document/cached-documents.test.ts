import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { origins } from '../testing/index.ts';
import { type CachedDocument, documentCache, toCachedDocument } from './cached-documents.ts';
import type { Rendered } from './render-document.ts';

const document = (bytes: number) => ({ bytes, freshUntil: 0, staleUntil: 0 }) as CachedDocument;

test('beyond its bounds the oldest are dropped', () => {
  const byCount = documentCache({ maxCount: 2, maxBytes: 1_000 });
  for (const key of ['a', 'b', 'c']) byCount.set(key, document(1));
  expect([byCount.get('a'), byCount.size]).toEqual([undefined, 2]);

  const byBytes = documentCache({ maxCount: 10, maxBytes: 100 });
  byBytes.set('a', document(60));
  byBytes.set('b', document(60));
  expect(byBytes.get('a')).toBeUndefined();
  expect(byBytes.get('b')).toBeDefined();
});

test('what replaces a document does not count its bytes twice', () => {
  const cache = documentCache({ maxCount: 10, maxBytes: 100 });
  for (let turn = 0; turn < 10; turn += 1) cache.set('a', document(60));
  cache.set('b', document(40));
  expect(cache.size).toBe(2);
});

test('each encoding is made once, and not before somebody asks for it', async () => {
  const html = `<!doctype html><p>${'A calm page. '.repeat(500)}</p>`;
  const policy = { self: origins.casino, games: origins.games, payments: origins.payments };
  const made = toCachedDocument({ status: 200, html, nonce: 'n' } as Rendered, { name: 'casino', policy }, 0);
  const first = made.encoded('br');
  expect(made.encoded('br')).toBe(first);
  const { body, headers } = await first;
  expect(brotliDecompressSync(body).toString()).toBe(html);
  expect(headers).toEqual(expect.arrayContaining(['Content-Encoding', 'br', 'Content-Length', String(body.length)]));
  expect(made.encoded('br')).toEqual({ body, headers });
  const plain = await made.encoded('identity');
  expect(plain.body).toBe(made.html);
  expect(plain.headers).not.toContain('Content-Encoding');
});

test('a page of matches is shown once more for seconds only; while the platform is away it beats none for minutes', () => {
  const policy = { self: origins.casino, games: origins.games, payments: origins.payments };
  const rendered = { status: 200, html: '<p>', nonce: 'n' } as Rendered;
  const times = (name: 'casino' | 'sport') => {
    const { freshUntil, staleUntil, keptUntil } = toCachedDocument(rendered, { name, policy }, 0);
    return [freshUntil, staleUntil, keptUntil];
  };
  expect(times('sport')).toEqual([5_000, 15_000, 600_000]);
  expect(times('casino')).toEqual([5_000, 600_000, 86_400_000]);
});
