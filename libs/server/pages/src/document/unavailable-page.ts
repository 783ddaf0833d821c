import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookies } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';
import { retryAfter, type SiteNow } from '@croupier/server-http';
import { readCookie } from '../page-request/cookies.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { languageOf, plainPolicy, plainTop } from './plain-page.ts';
import { unavailableWords } from './unavailable-words.ts';

/** Reloads the page as soon as the site is back; without scripts there is a link. */
const script = `(()=>{const look=()=>fetch("/api/info/site",{cache:"no-store"}).then(r=>r.ok?r.json():null).then(s=>{if(s&&!s.closed)location.reload()}).catch(()=>{});setInterval(look,10000+Math.random()*5000)})()`;

const policy = plainPolicy(script);

export interface Trouble {
  readonly status: 500 | 503;
  readonly locale: Locale | undefined;
  readonly site: SiteNow;
  /** Epoch milliseconds. */
  readonly now: number;
  /** True for the sportsbook, otherwise the casino. */
  readonly sport?: boolean;
}

/** Sends the page for when nothing can be rendered or the site is closed: it depends on nothing that could fail too. */
export function sendUnavailablePage(request: IncomingMessage, response: ServerResponse, trouble: Trouble): void {
  const { status, locale, site, now } = trouble;
  const body = Buffer.from(pageOf(trouble, readCookie(request.headers.cookie, cookies.theme.name)));
  response.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Language',
    languageOf(locale),
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'X-Robots-Tag',
    'noindex',
    'Content-Security-Policy',
    policy,
    ...(status === 503 ? ['Retry-After', String(site.state === 'closed' ? retryAfter(site, now) : 10)] : []),
    ...documentHeaders,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pageOf({ locale, site, now, sport }: Trouble, theme: string | undefined): string {
  const language = languageOf(locale);
  const { title, text, again, closedTitle, closedText, back } = unavailableWords[language];
  const isClosed = site.state === 'closed';
  const [heading, says] = isClosed ? [closedTitle, closedText] : [title, text];
  const until = isClosed && site.until && site.until.getTime() > now ? site.until : null;
  return [
    plainTop({ language, theme, heading, name: sport ? 'Croupier Sport' : 'Croupier' }),
    `<p>${says}</p>`,
    ...(until ? [`<p>${back.replace('{time}', timeTag(until, locale ?? language))}</p>`] : []),
    `<p><a href="">${again}</a></p></main><script>${script}</script></body></html>`,
  ].join('');
}

/** Formats a time with its zone, because the visitor's time zone is unknown here. */
function timeTag(at: Date, locale: string): string {
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `<time datetime="${at.toISOString()}">${text} UTC</time>`;
}
