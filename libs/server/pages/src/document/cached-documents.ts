import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encodeKept } from '../files/body.ts';
import type { Encoding } from '../files/encoding.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { hashInline } from '../policy/hash-inline.ts';
import type { App } from './app.ts';
import type { Rendered } from './render-document.ts';

/** Document encoded for a response. */
export interface Encoded {
  readonly headers: string[];
  readonly body: Buffer;
}

/** Finished document with everything a request needs, so that serving it is one lookup and one write. */
export interface CachedDocument {
  readonly etag: string;
  readonly html: Buffer;
  /** Encodes on first use and caches the result: most URLs are requested in one encoding, many only once. */
  readonly encoded: (encoding: Encoding) => Encoded | Promise<Encoded>;
  /** Approximate size in memory. */
  readonly bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
  /** Time until which it is served if no newer one can be rendered. */
  readonly keptUntil: number;
  refreshing: boolean;
}

/** Estimated share that encodings add to a text; headers add a fixed size. */
const ENCODED_SHARE = 0.5;
const HEADERS_BYTES = 2_048;
/** Longest delay until a visitor sees content changes. */
const freshMs = 5_000;
/** Longest time an outdated document is served once more while it is renewed; short for matches. */
const staleMs = { casino: 600_000, sport: 15_000 };
/**
 * Longest time an old document is served while the platform is away: a day (specification §9), except for pages with
 * odds.
 */
const keptMs = { casino: 86_400_000, sport: 600_000 };

export function toCachedDocument(rendered: Rendered, app: Pick<App, 'name' | 'policy'>, now: number): CachedDocument {
  const hashed = hashInline(rendered.html, rendered.nonce);
  const html = Buffer.from(hashed.html);
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
  return {
    etag,
    html,
    encoded: encoder(html, shared),
    bytes: Math.ceil(html.length * (1 + ENCODED_SHARE)) + HEADERS_BYTES,
    // A document with missing parts is replaced soon.
    freshUntil: now + (rendered.platformUnavailable ? freshMs / 5 : freshMs),
    staleUntil: now + (rendered.platformUnavailable ? freshMs : staleMs[app.name]),
    keptUntil: now + (rendered.platformUnavailable ? freshMs : keptMs[app.name]),
    refreshing: false,
  };
}

/** Creates each encoding once, also for concurrent requests. */
function encoder(html: Buffer, shared: readonly string[]): CachedDocument['encoded'] {
  const made = new Map<Encoding, Encoded | Promise<Encoded>>();
  const withLength = (encoding: Encoding, body: Buffer): Encoded => ({
    headers: [
      ...shared,
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    body,
  });
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const making = encodeKept(html, encoding).then((body) => {
      const encoded = withLength(encoding, body);
      made.set(encoding, encoded);
      return encoded;
    });
    making.catch(() => made.delete(encoding));
    made.set(encoding, making);
    return making;
  };
}

/** Caches documents by key; beyond a limit of count and bytes the least recently served ones are dropped. */
export const documentCache = ({ maxCount = 4_000, maxBytes = 128 * 1024 * 1024 } = {}) =>
  new LRUCache<string, CachedDocument>({ max: maxCount, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
