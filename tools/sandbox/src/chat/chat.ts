import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import { type Exchange, HttpError, json, parseJson, recordOf, type Routes } from '../http/router.ts';
import { html, page, seeOther } from '../pages/html.ts';
import { languageOf, type PageLanguage, wordsIn } from '../pages/words.ts';
import { sameText } from '../pay/tokens.ts';

/** Names of the site's group ids, which determine who replies. */
const GROUPS: Readonly<Record<number, string>> = { 1: 'Players', 2: 'VIP', 26: 'Guests' };
const MOST_SESSIONS = 500;
const MOST_MESSAGES = 500;
const LONGEST = 2_000;

interface Message {
  n: number;
  from: 'customer' | 'agent' | 'automatic';
  text: string;
  timestamp: string;
}

interface Session {
  id: string;
  token: string;
  name: string;
  email: string;
  group: number;
  language: PageLanguage;
  variables: Record<string, string>;
  messages: Message[];
}

interface Provider {
  /** Name that customers see. */
  name: string;
  greeting: (language: PageLanguage) => string;
  /** Sends a mail. */
  mail: (message: { to: string; subject: string; text: string }) => void;
}

const short = (value: unknown, most = 254) => (typeof value === 'string' ? value.slice(0, most) : '');

/**
 * Returns the routes of a company that runs chats: a page for the frame, one for its agents, and an automatic first
 * reply.
 */
export function chatRoutes(
  { merchants }: SandboxConfig,
  clock: () => Date,
  { name, greeting, mail }: Provider,
): Routes {
  const sessions = new Map<string, Session>();
  const say = (session: Session, from: Message['from'], text: string): Message => {
    if (session.messages.length >= MOST_MESSAGES) throw new HttpError(429, 'session_full');
    const message = { n: session.messages.length + 1, from, text, timestamp: clock().toISOString() };
    session.messages.push(message);
    return message;
  };
  const own = ({ params, headers }: Exchange): Session => {
    const session = sessions.get(params['id'] ?? '');
    if (!session || !sameText(headers.authorization ?? '', `Bearer ${session.token}`))
      throw new HttpError(404, 'session_unknown');
    return session;
  };
  const words = (text: unknown): string => {
    const said = typeof text === 'string' ? text.trim() : '';
    if (said === '' || said.length > LONGEST) throw new HttpError(422, 'text_invalid');
    return said;
  };
  const transcript = (session: Session) =>
    session.messages.map(({ from, text, timestamp }) => `${timestamp.slice(11, 19)} ${from}: ${text}`).join('\n');

  return {
    'GET /': () => agentPage(name, [...sessions.values()].reverse()),
    'POST /agent/:id': ({ params, headers, text }) => {
      // Our pages send no referrer, and then browsers send no origin either: this header shows that the form is ours.
      if (headers['sec-fetch-site'] !== 'same-origin') throw new HttpError(403, 'origin_not_allowed');
      const session = sessions.get(params['id'] ?? '');
      if (!session) throw new HttpError(404, 'session_unknown');
      say(session, 'agent', words(new URLSearchParams(text).get('text')));
      return seeOther('/');
    },
    'GET /v1/frame': ({ url }) => {
      const parent = url.searchParams.get('parent') ?? '';
      if (!merchants.includes(parent)) throw new HttpError(403, 'merchant_unknown');
      const lang = languageOf(url.searchParams.get('lang'));
      const { chat_message, chat_send, chat_transcript, ...said } = wordsIn(lang);
      const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light';
      const body = html`<main
        class="chat"
        id="chat"
        data-parent="${parent}"
        data-language="${lang}"
        data-not-sent="${said.chat_not_sent}"
        data-on-its-way="${said.chat_on_its_way}"
        data-failed="${said.chat_failed}"
      >
        <div id="log" role="log" aria-live="polite" aria-label="Chat" tabindex="0"></div>
        <form id="say">
          <label for="text" class="unseen">${chat_message}</label>
          <input id="text" name="text" maxlength="${LONGEST}" autocomplete="off" required />
          <button class="primary">${chat_send}</button>
        </form>
        <button id="transcript" type="button">${chat_transcript}</button>
        <p id="note" role="status"></p>
      </main>`;
      return page({ title: name, lang, theme, body, scripts: ['/assets/chat.js'], frames: [parent] });
    },
    'POST /v1/sessions': ({ text }) => {
      const body = parseJson(text);
      const group = Number(body['group']);
      if (!(group in GROUPS)) throw new HttpError(422, 'group_unknown');
      const variables = Object.fromEntries(
        Object.entries(recordOf(body['variables'] ?? {})).map(([key, value]) => [key.slice(0, 40), short(value)]),
      );
      const session: Session = {
        id: randomUUID(),
        token: randomBytes(24).toString('base64url'),
        name: short(body['name']) || 'Guest',
        email: short(body['email']),
        group,
        language: languageOf(short(body['language'], 5)),
        variables,
        messages: [],
      };
      const [oldest] = sessions.keys();
      if (sessions.size >= MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      sessions.set(session.id, session);
      say(session, 'automatic', greeting(session.language));
      return json({ id: session.id, token: session.token }, 201);
    },
    'POST /v1/sessions/:id/messages': (exchange) => {
      const session = own(exchange);
      const message = say(session, 'customer', words(parseJson(exchange.text)['text']));
      if (session.messages.filter(({ from }) => from === 'customer').length === 1)
        say(session, 'automatic', wordsIn(session.language).chat_taken);
      return json(message, 201);
    },
    'GET /v1/sessions/:id/messages': (exchange) => {
      const after = Number(exchange.url.searchParams.get('after') ?? 0);
      return json(own(exchange).messages.filter(({ n }) => n > after));
    },
    'POST /v1/sessions/:id/transcript': (exchange) => {
      const session = own(exchange);
      if (!session.email.includes('@')) throw new HttpError(422, 'email_missing');
      mail({
        to: session.email,
        subject: `${wordsIn(session.language).chat_subject} ${name}`,
        text: transcript(session),
      });
      return json({}, 201);
    },
  };
}

const agentPage = (name: string, sessions: readonly Session[]) =>
  page({
    title: name,
    body: html`<main>
      <p class="eyebrow">Sandbox</p>
      <h1>${name}</h1>
      <p>Agents reply here. Reload the page to see new messages.</p>
      ${sessions.length === 0 && html`<p class="empty">No one has opened a chat yet.</p>`}
      ${sessions.map(
        (session) =>
          html`<article>
            <header>
              <strong>${session.name} ${session.email && html`<small>${session.email}</small>`}</strong>
              <span class="state">${GROUPS[session.group] ?? ''}</span>
            </header>
            <small>
              ${Object.entries(session.variables)
                .map(([key, value]) => `${key}: ${value}`)
                .join(' · ')}
            </small>
            <pre>${session.messages.map(({ from, text }) => `${from}: ${text}`).join('\n')}</pre>
            <form method="post" action="/agent/${session.id}" class="row">
              <label for="text-${session.id}" class="unseen">Reply</label>
              <input id="text-${session.id}" name="text" maxlength="${LONGEST}" required />
              <button class="primary">Reply</button>
            </form>
          </article>`,
      )}
    </main>`,
  });
