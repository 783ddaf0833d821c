import type { SectionName } from './section.ts';
import { reportTexts } from './texts.ts';

export interface SectionSummary {
  name: SectionName;
  count: number;
  /** First rows, in readable form. */
  shown: readonly Record<string, unknown>[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

const STYLE = `
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f24; background: #fff; }
  h1 { font-size: 2rem; } h2 { margin-top: 3rem; font-size: 1.3rem; } .soft { color: #545b64; }
  .wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .85rem; }
  th, td { padding: .35rem .7rem; border-bottom: 1px solid #dde1e6; text-align: left; vertical-align: top; white-space: nowrap; }
  th { color: #545b64; font-weight: 600; } a { color: #1a56c4; }
  @media (prefers-color-scheme: dark) { body { color: #e8eaed; background: #15181c; } .soft, th { color: #a5adb8; }
    th, td { border-color: #333a42; } a { color: #8ab4ff; } }`;

/** Builds the page a person opens first: every section explained, with its first rows and its file. */
export function htmlPage(
  summaries: readonly SectionSummary[],
  { locale, madeAt }: { locale: string; madeAt: Date },
): string {
  const texts = reportTexts(locale);

  const show = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value !== 'object') return escape(String(value));
    return escape(JSON.stringify(value));
  };

  const table = (rows: readonly Record<string, unknown>[]): string => {
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
    const name = (key: string) => escape(key.replaceAll('_', ' '));
    // A single row with many fields is easier to read as a list.
    if (rows.length === 1)
      return `<table>${keys.map((key) => `<tr><th scope="row">${name(key)}</th><td>${show(rows[0]![key])}</td></tr>`).join('')}</table>`;
    const body = rows
      .map(
        (row) =>
          `<tr>${cells(
            'td',
            keys.map((key) => show(row[key])),
          )}</tr>`,
      )
      .join('\n');
    return `<table><thead><tr>${cells('th', keys.map(name))}</tr></thead><tbody>${body}</tbody></table>`;
  };

  const section = ({ name, count, shown }: SectionSummary): string => {
    const [title, says] = texts.sections[name];
    const file = `data/${name}.json`;
    const part = texts.newest.replace('{shown}', String(shown.length)).replace('{count}', String(count));
    return `<section id="${name}"><h2>${escape(title)}</h2><p class="soft">${escape(says)} <a href="${file}">${file}</a></p>
${count === 0 ? `<p>${escape(texts.empty)}</p>` : `<div class="wide">${table(shown)}</div>`}
${shown.length < count ? `<p class="soft">${escape(part)}</p>` : ''}</section>`;
  };

  const contents = summaries
    .map(
      ({ name, count }) =>
        `<li><a href="#${name}">${escape(texts.sections[name][0])}</a> · ${count} ${escape(texts.all)}</li>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${escape(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(texts.title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escape(texts.title)}</h1>
<p class="soft">${escape(texts.made)} ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p>${escape(texts.intro)}</p><p>${escape(texts.files)}</p><p class="soft">${escape(texts.kept)}</p>
<h2>${escape(texts.contents)}</h2><ul>${contents}</ul>
${summaries.map(section).join('\n')}
</main></body></html>
`;
}
