import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Body, encodeEvery } from '../files/body.ts';
import type { Encoding } from '../files/encoding.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { hashInline } from '../policy/hash-inline.ts';
import type { App } from './app.ts';
import type { Rendered } from './render-document.ts';

/** A finished document with everything a request needs, so that serving it is one lookup and one write. */
export interface CachedDocument {
  readonly etag: string;
  readonly body: Body;
  readonly headers: Readonly<Record<Encoding, string[]>>;
  readonly bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
  /** Until when it beats none, while no other can be rendered. */
  readonly keptUntil: number;
  refreshing: boolean;
}

const encodings = ['br', 'gzip', 'identity'] as const;
/** A visitor sees changes of the house's content at most this much later. */
const freshMs = 5_000;
/** What nobody asked for meanwhile is shown once more while it is renewed, up to here. */
const staleMs = 600_000;
/** While the platform is away an older document beats none: a day (specification §9), but for pages of prices. */
const DAY_MS = 86_400_000;

export async function toCachedDocument(
  rendered: Rendered,
  app: Pick<App, 'name' | 'policy'>,
  now: number,
): Promise<CachedDocument> {
  const hashed = hashInline(rendered.html, rendered.nonce);
  const body = await encodeEvery(hashed.html);
  const etag = `"${createHash('sha256').update(hashed.html).digest('base64url').slice(0, 22)}"`;
  const shared = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'private, no-cache',
    'Vary',
    'Accept-Encoding, Cookie',
    'ETag',
    etag,
    'Content-Security-Policy',
    contentPolicy(app.policy, hashed),
    ...documentHeaders,
  ];
  const headersFor = (encoding: Encoding) => [
    ...shared,
    'Content-Length',
    String(body[encoding].length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
  return {
    etag,
    body,
    headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
    bytes: encodings.reduce((sum, encoding) => sum + body[encoding].length, 0),
    // What is missing parts is replaced soon.
    freshUntil: now + (rendered.platformUnavailable ? freshMs / 5 : freshMs),
    staleUntil: now + (rendered.platformUnavailable ? freshMs : staleMs),
    keptUntil: now + (rendered.platformUnavailable ? freshMs : app.name === 'sport' ? staleMs : DAY_MS),
    refreshing: false,
  };
}

/** Documents by key, the least recently served dropped beyond a bound of count and bytes. */
export const documentCache = ({ maxCount = 4_000, maxBytes = 128 * 1024 * 1024 } = {}) =>
  new LRUCache<string, CachedDocument>({ max: maxCount, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
