import { expect, test } from 'vitest';
import { type CachedDocument, documentCache } from './cached-documents.ts';

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
