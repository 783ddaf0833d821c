import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Locale, parseLocale } from '@croupier/i18n';
import { FairQueue, headerList, QueueRejection, securityHeaders, sendText } from '@croupier/server-http';
import type { App } from '../document/app.ts';
import { type Card, readCard } from './read-card.ts';

interface SocialRules {
  /** Returns a guest's document of a page; undefined if it is currently unavailable, empty if there is no such page. */
  readonly documentOf: (request: IncomingMessage, locale: Locale, path: string) => Promise<string | undefined>;
  readonly clientBehind: (request: IncomingMessage) => string;
  readonly onError: (error: unknown, url: string) => void;
  readonly draw: (card: Card) => Promise<Buffer>;
}

/**
 * Matches picture URLs: `/social/de.png` is the home's, `/social/de/news/hello.png` a subpage's. Lower case, like page
 * URLs.
 */
const ADDRESS = /^\/social\/([a-zA-Z-]{2,5})((?:\/[\w.~%-]+)*)\.png$/;
const MOST_BYTES = 48 * 1024 * 1024;
/** Limits on drawing, which takes a core for a moment: two at once, one per client. */
const limits = { atOnce: 2, perClient: 1, waiting: 8, waitMs: 8_000 };

const kept = [
  ...['Content-Type', 'image/png', 'Cache-Control', 'public, max-age=86400', 'X-Robots-Tag', 'noindex'],
  ...headerList(securityHeaders.file),
];

/**
 * Serves preview pictures of shared links. The text comes from the head of the page, so that no caller can have other
 * text drawn; a missing page has no picture. Returns whether the URL is that of a picture.
 */
export function serveSocial({ name }: Pick<App, 'name'>, { documentOf, clientBehind, onError, draw }: SocialRules) {
  const pictures = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const underway = new Map<string, Promise<Buffer>>();
  const queue = new FairQueue(limits);

  function drawOnce(key: string, card: Card, client: string): Promise<Buffer> {
    const existing = underway.get(key);
    if (existing) return existing;
    const drawing = queue
      .run(client, () => draw(card))
      .then((picture) => {
        pictures.set(key, picture);
        return picture;
      })
      .finally(() => underway.delete(key));
    underway.set(key, drawing);
    return drawing;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, locale: Locale, path: string) {
    const html = await documentOf(request, locale, path);
    if (html === undefined) return sendText(response, 503, 'No picture can be drawn now.\n', ['Retry-After', '30']);
    const card = readCard(html, { site: name, locale, path });
    if (!card) return sendText(response, 404, 'There is no such picture.\n');
    const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22);
    const etag = `"${key}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, ['ETag', etag, ...kept]).end();
      return;
    }
    const picture = pictures.get(key) ?? (await drawOnce(key, card, clientBehind(request)));
    response.writeHead(200, ['ETag', etag, 'Content-Length', String(picture.length), ...kept]);
    response.end(request.method === 'HEAD' ? undefined : picture);
  }

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith('/social/')) return false;
    const [, prefix, path] = ADDRESS.exec(pathname) ?? [];
    const locale = prefix === undefined ? undefined : parseLocale(prefix);
    if (!locale) {
      sendText(response, 404, 'There is no such picture.\n');
      return true;
    }
    answer(request, response, locale, path || '/').catch((error: unknown) => {
      if (response.destroyed || response.headersSent) return void response.destroy();
      if (!(error instanceof QueueRejection)) onError(error, pathname);
      sendText(response, 503, 'No picture can be drawn now.\n', ['Retry-After', '30']);
    });
    return true;
  };
}
