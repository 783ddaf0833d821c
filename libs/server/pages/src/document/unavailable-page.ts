import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookies } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';
import { retryAfter, type SiteNow } from '@croupier/server-http';
import { readCookie } from '../page-request/cookies.ts';
import { documentHeaders } from '../policy/document-headers.ts';

/** As the apps' tokens, in one file of its own. */
const style = `html{--paper:#faf7f0;--ink:#14201a;--green:#0a5c3d;--on-green:#fff;color-scheme:light;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 Inter,system-ui,sans-serif}
html[data-theme=dark]{--paper:#0e1613;--ink:#eef2ee;--green:#5fc393;--on-green:#06110c;color-scheme:dark}
@media(prefers-color-scheme:dark){html:not([data-theme]){--paper:#0e1613;--ink:#eef2ee;--green:#5fc393;--on-green:#06110c;color-scheme:dark}}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center}
main{max-width:34rem;padding:2.5rem 1.5rem}
.name{margin:0 0 2rem;font-weight:700;letter-spacing:-.01em;color:var(--green)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 1rem}
time{font-weight:600;font-variant-numeric:tabular-nums}
a{display:inline-flex;align-items:center;min-height:44px;margin-top:.75rem;padding:0 1.25rem;border-radius:10px;background:var(--green);color:var(--on-green);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** Opens the page as soon as the site is back; whoever has no script has the link. */
const script = `(()=>{const look=()=>fetch("/api/info/site",{cache:"no-store"}).then(r=>r.ok?r.json():null).then(s=>{if(s&&!s.closed)location.reload()}).catch(()=>{});setInterval(look,10000+Math.random()*5000)})()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words = {
  en: {
    title: 'We will be back in a moment',
    text: 'The site cannot be reached right now. Your balance, bets and payments are stored safely; nothing was lost. Please try again in a minute.',
    again: 'Try again',
    closedTitle: 'We are working on the site',
    closedText:
      'Croupier is closed for a while. Your balance, bets and payments are stored safely, and bets that are running settle as always. This page opens the site by itself once we are done.',
    back: 'Expected back: {time}',
  },
  de: {
    title: 'Wir sind gleich wieder da',
    text: 'Die Seite ist gerade nicht erreichbar. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert; es ging nichts verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
    again: 'Erneut versuchen',
    closedTitle: 'Wir arbeiten an der Seite',
    closedText:
      'Croupier ist für eine Weile geschlossen. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert, und laufende Wetten werden wie immer abgerechnet. Sobald wir fertig sind, öffnet sich die Seite hier von selbst.',
    back: 'Voraussichtlich zurück: {time}',
  },
  'es-MX': {
    title: 'Volvemos en un momento',
    text: 'No se puede acceder al sitio en este momento. Tu saldo, tus apuestas y tus pagos están guardados de forma segura; no se perdió nada. Intenta de nuevo en un minuto.',
    again: 'Intentar de nuevo',
    closedTitle: 'Estamos trabajando en el sitio',
    closedText:
      'Croupier está cerrado por un rato. Tu saldo, tus apuestas y tus pagos están guardados de forma segura, y las apuestas en curso se resuelven como siempre. Esta página abre el sitio por sí sola cuando terminemos.',
    back: 'Regreso previsto: {time}',
  },
  'fr-CA': {
    title: 'Nous revenons dans un instant',
    text: 'Le site n’est pas accessible en ce moment. Votre solde, vos paris et vos paiements sont conservés en sécurité; rien n’a été perdu. Veuillez réessayer dans une minute.',
    again: 'Réessayer',
    closedTitle: 'Nous travaillons sur le site',
    closedText:
      'Croupier est fermé pour un moment. Votre solde, vos paris et vos paiements sont conservés en sécurité, et les paris en cours se règlent comme d’habitude. Cette page ouvrira le site d’elle-même dès que nous aurons terminé.',
    back: 'Retour prévu : {time}',
  },
  ja: {
    title: 'まもなく再開します',
    text: '現在、サイトに接続できません。残高、ベット、入出金は安全に保存されており、失われたものはありません。1分ほどしてから、もう一度お試しください。',
    again: 'もう一度試す',
    closedTitle: 'サイトのメンテナンス中です',
    closedText:
      'Croupierは現在、一時的に休止しています。残高、ベット、入出金は安全に保存されており、進行中のベットは通常どおり精算されます。作業が終わると、このページから自動的にサイトが開きます。',
    back: '再開予定：{time}',
  },
  no: {
    title: 'Vi er straks tilbake',
    text: 'Nettstedet er ikke tilgjengelig akkurat nå. Saldoen, veddemålene og betalingene dine er trygt lagret; ingenting gikk tapt. Prøv igjen om et minutt.',
    again: 'Prøv igjen',
    closedTitle: 'Vi arbeider med nettstedet',
    closedText:
      'Croupier er stengt en stund. Saldoen, veddemålene og betalingene dine er trygt lagret, og veddemål som pågår, gjøres opp som vanlig. Denne siden åpner nettstedet av seg selv når vi er ferdige.',
    back: 'Ventes tilbake: {time}',
  },
  'pt-BR': {
    title: 'Voltamos em um momento',
    text: 'O site não pode ser acessado agora. Seu saldo, suas apostas e seus pagamentos estão guardados com segurança; nada se perdeu. Tente de novo em um minuto.',
    again: 'Tentar de novo',
    closedTitle: 'Estamos trabalhando no site',
    closedText:
      'O Croupier está fechado por um tempo. Seu saldo, suas apostas e seus pagamentos estão guardados com segurança, e as apostas em andamento são acertadas como sempre. Esta página abre o site sozinha quando terminarmos.',
    back: 'Previsão de volta: {time}',
  },
} as const;

type Language = keyof typeof words;

const isLanguage = (locale: string): locale is Language => Object.hasOwn(words, locale);

export interface Trouble {
  readonly status: 500 | 503;
  readonly locale: Locale | undefined;
  readonly site: SiteNow;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The sportsbook, not the casino. */
  readonly sport?: boolean;
}

/** The page shown when nothing can be rendered, or the site is shut for work: it needs nothing that could fail as well. */
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

const languageOf = (locale: Locale | undefined): Language => (locale && isLanguage(locale) ? locale : 'en');

function pageOf({ locale, site, now, sport }: Trouble, theme: string | undefined): string {
  const language = languageOf(locale);
  const { title, text, again, closedTitle, closedText, back } = words[language];
  const isClosed = site.state === 'closed';
  const [heading, says] = isClosed ? [closedTitle, closedText] : [title, text];
  const until = isClosed && site.until && site.until.getTime() > now ? site.until : null;
  const name = sport ? 'Croupier Sport' : 'Croupier';
  const chosen = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="${language}"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} – ${name}</title><style>${style}</style></head>`,
    `<body><main><p class="name">${name}</p><h1>${heading}</h1><p>${says}</p>`,
    ...(until ? [`<p>${back.replace('{time}', timeTag(until, locale ?? language))}</p>`] : []),
    `<p><a href="">${again}</a></p></main><script>${script}</script></body></html>`,
  ].join('');
}

/** The house does not know the visitor's clock here: the zone is named. */
function timeTag(at: Date, locale: string): string {
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `<time datetime="${at.toISOString()}">${text} UTC</time>`;
}
