import type { Answer } from '../http/router.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is already escaped. */
export interface Html {
  markup: string;
}

type Piece = Html | Html[] | string | number | null | false;

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (typeof piece === 'object') return piece.markup;
  return String(piece).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Tagged template: every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return { markup: parts.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part) };
}

export interface Page {
  title: string;
  body: Html;
  lang?: string;
  theme?: string;
  /** Scripts of this origin. */
  scripts?: readonly string[];
  /** Origins that may frame the page; none by default. */
  frames?: readonly string[];
  status?: number;
}

/** Returns a whole document whose policy allows no external resources. */
export function page({
  title,
  body,
  lang = 'en',
  theme = 'auto',
  scripts = [],
  frames = [],
  status = 200,
}: Page): Answer {
  const document = html`<!doctype html>
    <html lang="${lang}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <link rel="icon" href="data:," />
        ${scripts.map((source) => html`<script src="${source}" defer></script>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  const ancestors = frames.length > 0 ? frames.join(' ') : "'none'";
  const policy =
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
    `form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: document.markup,
    headers: { 'content-security-policy': policy },
  };
}

/** Redirects to another page after a submitted form. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { location },
});
