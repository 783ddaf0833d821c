import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { openJournal } from '../journal.ts';
import { html, page } from '../pages/html.ts';
import { openSealed } from './sealed.ts';
import { checkSender } from './sender.ts';

/** Browser as its push service knows it, including the keys that only the browser would have. */
interface Subscriber {
  id: string;
  /** Site's key of the subscription. */
  site_key: string;
  private_key: string;
  auth: string;
  gone: boolean;
}

interface Notice {
  id: string;
  browser: string;
  topic: string | null;
  text: string;
  sent_at: string;
}

const KEPT = 1000;
const SHOWN = 100;

/**
 * Returns the routes of a browser and its push service: creates subscriptions, receives encrypted messages, and shows
 * their content.
 */
export function pushRoutes(dataDir: string, clock: () => Date): Routes {
  const folder = path.join(dataDir, 'sandbox');
  const subscribers = openJournal<Subscriber>(folder, 'push-browsers', KEPT);
  const notices = openJournal<Notice>(folder, 'push-notices', KEPT);
  const find = (id = ''): Subscriber => {
    const found = subscribers.get(id);
    if (!found) throw new HttpError(404, 'not_found');
    return found;
  };
  const newest = () => notices.all().slice(-SHOWN).reverse();
  return {
    'POST /v1/subscriptions': ({ url, text }) => {
      const { key } = parseJson(text);
      if (typeof key !== 'string' || !/^[\w-]{87}$/.test(key)) throw new HttpError(422, 'key_invalid');
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const subscriber = subscribers.put({
        ...{ id: randomUUID(), site_key: key, private_key: pair.getPrivateKey('base64url') },
        ...{ auth: randomBytes(16).toString('base64url'), gone: false },
      });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: subscriber.auth };
      return json({ endpoint: `${url.origin}/v1/push/${subscriber.id}`, keys }, 201);
    },
    'DELETE /v1/subscriptions/:id': ({ params }) => {
      subscribers.put({ ...find(params['id']), gone: true });
      return { status: 204, type: 'text/plain', body: '' };
    },
    'POST /v1/push/:id': ({ url, params, headers, body }) => {
      const subscriber = find(params['id']);
      if (subscriber.gone) throw new HttpError(410, 'gone');
      checkSender(headers.authorization, { audience: url.origin, key: subscriber.site_key, now: clock() });
      if (headers['content-encoding'] !== 'aes128gcm') throw new HttpError(415, 'encoding_not_supported');
      if (!/^\d+$/.test(String(headers['ttl']))) throw new HttpError(400, 'ttl_missing');
      const text = openSealed(body, { privateKey: subscriber.private_key, auth: subscriber.auth });
      const topic = headers['topic'] === undefined ? null : String(headers['topic']);
      notices.put({ id: randomUUID(), browser: subscriber.id, topic, text, sent_at: clock().toISOString() });
      return { status: 201, type: 'text/plain', body: '' };
    },
    'GET /v1/notices': ({ url }) => {
      const browser = url.searchParams.get('browser');
      return json(newest().filter((notice) => browser === null || notice.browser === browser));
    },
    'GET /': () =>
      page({
        title: 'Notifications',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Browser notifications</h1>
          ${newest().length === 0 && html`<p class="empty">Nothing has been sent yet.</p>`}
          ${newest().map(
            ({ browser, text, sent_at }) =>
              html`<article>
                <header>
                  <strong>${browser.slice(0, 8)}</strong><small>${sent_at.slice(0, 19).replace('T', ' ')} UTC</small>
                </header>
                <pre>${text}</pre>
              </article>`,
          )}
        </main>`,
      }),
  };
}
