import { createHash } from 'node:crypto';
import { type Language, languageOf as ofLocale, languages, type Locale, sourceLocale } from '@croupier/i18n';

/** Languages of standalone pages. */
export const pageLanguages = languages;
export type PageLanguage = Language;

export const languageOf = (locale: Locale | undefined): PageLanguage => (locale ? ofLocale(locale) : sourceLocale);

/** Style with the values of the apps' tokens inlined. */
const style = `html{--paper:#faf7f0;--ink:#14201a;--green:#0a5c3d;--on-green:#fff;color-scheme:light;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 Inter,system-ui,sans-serif}
html[data-theme=dark]{--paper:#0e1613;--ink:#eef2ee;--green:#5fc393;--on-green:#06110c;color-scheme:dark}
@media(prefers-color-scheme:dark){html:not([data-theme]){--paper:#0e1613;--ink:#eef2ee;--green:#5fc393;--on-green:#06110c;color-scheme:dark}}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center}
main{max-width:34rem;padding:2.5rem 1.5rem}
.name{display:flex;align-items:center;gap:.5rem;margin:0 0 2rem;font-weight:700;letter-spacing:-.01em;color:var(--green)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 1rem}
time{font-weight:600;font-variant-numeric:tabular-nums}
a{display:inline-flex;align-items:center;min-height:44px;margin-top:.75rem;padding:0 1.25rem;border-radius:10px;background:var(--green);color:var(--on-green);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the content policy of a single-file page with one script. */
export const plainPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface PlainPage {
  readonly language: PageLanguage;
  /** Undefined follows the device. */
  readonly theme?: string | undefined;
  readonly heading: string;
  /** Name of the app. */
  readonly name: string;
}

/** Logo as drawn by `Logo` of the ui-kit. */
const mark =
  '<svg width="28" height="28" viewBox="2 2 44 44" aria-hidden="true"><path d="M37.86 32A16 16 0 1 1 33.85 11.39" fill="none" stroke="currentColor" stroke-width="11"/><circle cx="39.7" cy="20.6" r="6" fill="#ffad1f"/></svg>';

/** Returns a page's start up to its heading, inside `main`. */
export function plainTop({ language, theme, heading, name }: PlainPage): string {
  const chosen = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="${language}"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} – ${name}</title><style>${style}</style></head>`,
    `<body><main><p class="name">${mark}${name}</p><h1>${heading}</h1>`,
  ].join('');
}
