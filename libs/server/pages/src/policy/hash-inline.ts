import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface Hashed {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

/**
 * Replaces the nonce of a rendered document by hashes: every inline script and style marked with the nonce is allowed
 * by the hash of its content. Unmarked code, such as injected text, is not allowed.
 */
export function hashInline(html: string, nonce: string): Hashed {
  const mark = ` nonce="${nonce}"`;
  const collect = (element: 'script' | 'style') => {
    const found = new Set<string>();
    const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
    for (const [, attributes = '', content = ''] of html.matchAll(pattern))
      if (attributes.includes(mark.trimStart()) && !/\ssrc=/.test(attributes) && content !== '')
        found.add(hashOf(content));
    return [...found];
  };
  return {
    html: html.replace(new RegExp(`<meta[^>]*property="csp-nonce"[^>]*/?>`), '').replaceAll(mark, ''),
    scripts: collect('script'),
    styles: collect('style'),
    styleAttributes: styleAttributeHashes(html),
  };
}

const maxStyleAttributes = 60;
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Returns hashes of the distinct style attributes, which can't carry a nonce, up to a limit. */
export function styleAttributeHashes(html: string): string[] {
  const found = new Set<string>();
  for (const [, value = ''] of html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)) {
    found.add(value.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity));
    if (found.size >= maxStyleAttributes) break;
  }
  return [...found].map(hashOf);
}
