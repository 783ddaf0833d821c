import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Locale } from '@croupier/i18n';
import { documentHeaders } from '../policy/document-headers.ts';

const style =
  'html{background:#faf7f0;color:#14201a;font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.15}a{color:#0a5c3d}';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const policy = `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const words = {
  en: {
    title: 'We will be back in a moment',
    text: 'The site cannot be reached right now. Your balance, bets and payments are stored safely; nothing was lost. Please try again in a minute.',
    again: 'Try again',
  },
  de: {
    title: 'Wir sind gleich wieder da',
    text: 'Die Seite ist gerade nicht erreichbar. Ihr Guthaben, Ihre Wetten und Zahlungen sind sicher gespeichert; es ging nichts verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
    again: 'Erneut versuchen',
  },
  'es-MX': {
    title: 'Volvemos en un momento',
    text: 'No se puede acceder al sitio en este momento. Tu saldo, tus apuestas y tus pagos están guardados de forma segura; no se perdió nada. Intenta de nuevo en un minuto.',
    again: 'Intentar de nuevo',
  },
  'fr-CA': {
    title: 'Nous revenons dans un instant',
    text: 'Le site n’est pas accessible en ce moment. Votre solde, vos paris et vos paiements sont conservés en sécurité; rien n’a été perdu. Veuillez réessayer dans une minute.',
    again: 'Réessayer',
  },
  ja: {
    title: 'まもなく再開します',
    text: '現在、サイトに接続できません。残高、ベット、入出金は安全に保存されており、失われたものはありません。1分ほどしてから、もう一度お試しください。',
    again: 'もう一度試す',
  },
  no: {
    title: 'Vi er straks tilbake',
    text: 'Nettstedet er ikke tilgjengelig akkurat nå. Saldoen, veddemålene og betalingene dine er trygt lagret; ingenting gikk tapt. Prøv igjen om et minutt.',
    again: 'Prøv igjen',
  },
  'pt-BR': {
    title: 'Voltamos em um momento',
    text: 'O site não pode ser acessado agora. Seu saldo, suas apostas e seus pagamentos estão guardados com segurança; nada se perdeu. Tente de novo em um minuto.',
    again: 'Tentar de novo',
  },
} as const;

type Language = keyof typeof words;

const isLanguage = (locale: string): locale is Language => Object.hasOwn(words, locale);

/** The page shown when nothing can be rendered: no script, no call, nothing that could fail as well. */
export function sendUnavailablePage(response: ServerResponse, status: 500 | 503, locale: Locale | undefined): void {
  const language = locale && isLanguage(locale) ? locale : 'en';
  const { title, text, again } = words[language];
  const body = Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`,
  );
  response.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    policy,
    ...(status === 503 ? ['Retry-After', '10'] : []),
    ...documentHeaders,
  ]);
  response.end(body);
}
