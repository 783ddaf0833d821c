import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { openJournal } from '../journal.ts';
import { html, page } from '../pages/html.ts';

/** A mail or SMS that was caught. */
export interface Message {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  sent_at: string;
}

const KEPT = 1000;
const SHOWN = 100;

function field(body: Record<string, unknown>, key: string, max: number, fallback?: string): string {
  const value = body[key] ?? fallback;
  if (typeof value !== 'string' || value.length > max) throw new HttpError(422, `${key}_invalid`);
  return value;
}

/** Links in the text can be followed from the inbox. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part) => (part.startsWith('http') ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));

/** Takes messages by `POST /v1/messages` and shows them; tests read them by `GET /v1/messages?to=`. */
export function mailRoutes(dataDir: string, clock: () => Date): Routes {
  const messages = openJournal<Message>(path.join(dataDir, 'sandbox'), 'messages', KEPT);
  const to = (url: URL) => {
    const address = url.searchParams.get('to')?.toLowerCase();
    const found = messages.all().slice(-KEPT).reverse();
    return address ? found.filter((message) => message.to.toLowerCase() === address) : found;
  };
  return {
    'POST /v1/messages': ({ text }) => {
      const body = parseJson(text);
      const channel = body['channel'] === 'sms' ? 'sms' : 'mail';
      const message = messages.put({
        id: randomUUID(),
        channel,
        to: field(body, 'to', 254),
        subject: field(body, 'subject', 300, ''),
        text: field(body, 'text', 20_000),
        sent_at: clock().toISOString(),
      });
      return json({ id: message.id }, 201);
    },
    'GET /v1/messages': ({ url }) => json(to(url).slice(0, SHOWN)),
    'GET /': ({ url }) => {
      const shown = to(url).slice(0, SHOWN);
      const body = html`<main>
        <p class="eyebrow">Sandbox</p>
        <h1>Mail and messages</h1>
        <form method="get" class="row">
          <label for="to">To</label><input id="to" name="to" value="${url.searchParams.get('to') ?? ''}" /><button>
            Show
          </button>
        </form>
        ${shown.length === 0 && html`<p class="empty">Nothing was sent yet.</p>`}
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
            </article>`,
        )}
      </main>`;
      return page({ title: 'Mail sandbox', body });
    },
  };
}
