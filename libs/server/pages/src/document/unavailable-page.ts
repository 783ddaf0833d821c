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
} as const;

/** The page shown when nothing can be rendered: no script, no call, nothing that could fail as well. */
export function sendUnavailablePage(response: ServerResponse, status: 500 | 503, locale: Locale | undefined): void {
  const language = locale === 'de' ? 'de' : 'en';
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
