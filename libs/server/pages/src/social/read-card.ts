import type { Locale } from '@croupier/i18n';
import type { App } from '../document/app.ts';

/** Text of a preview picture, taken only from the page itself. */
export interface Card {
  readonly site: App['name'];
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** Slug of a game whose cover is next to the text. */
  readonly game: string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!);

function metaOf(html: string, key: string): string | undefined {
  const tag = html.match(new RegExp(`<meta [^>]*(?:property|name)="${key}"[^>]*>`))?.[0];
  const content = tag?.match(/content="([^"]*)"/)?.[1];
  return content === undefined ? undefined : plain(content);
}

/** Returns a page's title without the site's name. */
function titleOf(html: string): string | undefined {
  const title = html.match(/<title>([^<]+)<\/title>/)?.[1];
  return title === undefined ? undefined : plain(title).replace(/ · Croupier( Sport)?$/, '');
}

const GAME_PATH = /^\/play\/[a-z\d-]+\/([a-z\d-]+)$/;

/** Reads the card from a page's document; undefined if it names no picture. */
export function readCard(html: string, { site, locale, path }: Pick<Card, 'site' | 'locale'> & { path: string }) {
  const image = metaOf(html, 'og:image');
  const title = metaOf(html, 'og:title') ?? titleOf(html);
  if (image === undefined || title === undefined) return undefined;
  const game = site === 'casino' ? GAME_PATH.exec(path)?.[1] : undefined;
  const text = metaOf(html, game ? 'og:image:alt' : 'og:description') ?? metaOf(html, 'description') ?? '';
  // A game's description starts with its title, which is drawn above it.
  const line = game && text.startsWith(`${title} · `) ? text.slice(title.length + 3) : text;
  return { site, locale, title, text: line, game } satisfies Card;
}
