import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { openJournal } from '../journal.ts';
import { html, page } from '../pages/html.ts';

/** Caught mail or SMS. */
export interface Message {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** HTML of the mail, if any; shown at `/messages/{id}`. */
  html?: string;
  sent_at: string;
}

const KEPT = 1000;
const SHOWN = 100;

function field(body: Record<string, unknown>, key: string, max: number, fallback?: string): string {
  const value = body[key] ?? fallback;
  if (typeof value !== 'string' || value.length > max) throw new HttpError(422, `${key}_invalid`);
  return value;
}

/** Content security policy of mails: only their own text and styles, no scripts and no external resources. */
const mailPolicy = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

/** Turns links in the text into clickable ones. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part) => (part.startsWith('http') ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));

/**
 * Returns the routes of the inbox: `POST /v1/messages` stores a message; tests read them with `GET /v1/messages?to=`.
 */
export function mailRoutes(dataDir: string, clock: () => Date) {
  const messages = openJournal<Message>(path.join(dataDir, 'sandbox'), 'messages', KEPT);
  const to = (url: URL) => {
    const address = url.searchParams.get('to')?.toLowerCase();
    const found = messages.all().slice(-KEPT).reverse();
    return address ? found.filter((message) => message.to.toLowerCase() === address) : found;
  };
  const put = (message: Omit<Message, 'id' | 'sent_at'>) =>
    messages.put({ id: randomUUID(), ...message, sent_at: clock().toISOString() });
  const routes: Routes = {
    'POST /v1/messages': ({ text }) => {
      const body = parseJson(text);
      const message = put({
        channel: body['channel'] === 'sms' ? 'sms' : 'mail',
        to: field(body, 'to', 254),
        subject: field(body, 'subject', 300, ''),
        text: field(body, 'text', 20_000),
        ...(body['html'] === undefined ? {} : { html: field(body, 'html', 60_000) }),
      });
      return json({ id: message.id }, 201);
    },
    'GET /v1/messages': ({ url }) => json(to(url).slice(0, SHOWN)),
    'GET /messages/:id': ({ params }) => {
      const { html: document } = messages.get(params['id'] ?? '') ?? {};
      if (document === undefined) throw new HttpError(404, 'not_found');
      return { status: 200, type: 'text/html; charset=utf-8', body: document, headers: mailPolicy };
    },
    'GET /': ({ url }) => {
      const shown = to(url).slice(0, SHOWN);
      const body = html`<main>
        <p class="eyebrow">Sandbox</p>
        <h1>Email and text messages</h1>
        <form method="get" class="row">
          <label for="to">To</label><input id="to" name="to" value="${url.searchParams.get('to') ?? ''}" /><button>
            Show
          </button>
        </form>
        ${shown.length === 0 && html`<p class="empty">Nothing has been sent yet.</p>`}
        ${shown.map(
          (message) =>
            html`<article>
              <header>
                <strong>${message.subject || 'SMS'}</strong
                ><small
                  >${message.channel} to ${message.to}, ${message.sent_at.slice(0, 19).replace('T', ' ')} UTC</small
                >
              </header>
              <pre>${linked(message.text)}</pre>
              ${message.html !== undefined && html`<p><a href="/messages/${message.id}">Show as HTML email</a></p>`}
            </article>`,
        )}
      </main>`;
      return page({ title: 'Email sandbox', body });
    },
  };
  /** Stores a mail from another stand-in. */
  const takeMail = (mail: Pick<Message, 'to' | 'subject' | 'text'>) => void put({ channel: 'mail', ...mail });
  return { routes, takeMail };
}
