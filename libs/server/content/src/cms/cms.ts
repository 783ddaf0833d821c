import type { Banner, CmsFile, CmsPage, ContentPart, PageListing, Runs } from '@croupier/contracts';
import { coverUrl, titlesWithScene } from '@croupier/game-art';
import { type EditionRules, type Language, languageOf, type Locale, offersCompetition } from '@croupier/i18n';
import { cookieRows, storedRows } from '../data/browser-data.ts';
import type { Attachment } from './attachments.ts';
import type { Content, PageFile } from './read-content.ts';

/** Returns the locale whose texts a reader gets: their own, otherwise that of the language, otherwise the source. */
const localeIn = (words: ReadonlyMap<Locale, unknown>, locale: Locale): Locale =>
  [locale, languageOf(locale)].find((one) => words.has(one)) ?? 'en';

/** Returns the text for a locale, or its fallback if the translation is missing. */
const wordsIn = <Words>(words: ReadonlyMap<Locale, Words>, locale: Locale): Words =>
  words.get(localeIn(words, locale))!;

function listing(page: PageFile, locale: Locale): PageListing {
  const { slug, parent, categories, date = null } = page;
  const { title, description } = wordsIn(page.words, locale);
  const path = parent === null ? `/${slug}` : `/${parent}/${slug}`;
  return { id: path.slice(1), slug, path, title, description, categories, date };
}

const published = ({ pages }: Content) => pages.filter(({ draft }) => !draft);

/** Lists every published page, including subpages. */
export const listPages = (content: Content, locale: Locale) => published(content).map((page) => listing(page, locale));

/** Rows by name. A table row that is only `{name}` is replaced by the rows of that name. */
export type Rows = Readonly<Record<string, (language: Language) => Runs[][]>>;
const ownRows: Rows = { cookies: cookieRows, stored: storedRows };
const ROWS = /^\{([a-z-]+)\}$/;

function filled(part: ContentPart, locale: Locale, rows: Rows): ContentPart {
  if (part.kind !== 'table') return part;
  const language = languageOf(locale);
  const named = (row: Runs[]) => rows[ROWS.exec(row[0]?.[0]?.text ?? '')?.[1] ?? ''];
  return { ...part, rows: part.rows.flatMap((row) => named(row)?.(language) ?? [row]) };
}

export function readPage(
  content: Content,
  slug: string,
  locale: Locale,
  { drafts = false, rows = {} }: { drafts?: boolean; rows?: Rows } = {},
): CmsPage | undefined {
  const page = (drafts ? content.pages : published(content)).find((one) => one.slug === slug);
  if (!page) return undefined;
  const { title, description, keywords, content: parts } = wordsIn(page.words, locale);
  const children = published(content).filter(({ parent }) => parent === slug);
  return {
    ...listing(page, locale),
    content: parts.map((part) => filled(part, locale, { ...ownRows, ...rows })),
    blocks: { title, description, keywords },
    children: children
      .map((child) => listing(child, locale))
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    art: page.art,
    updated: page.updated ?? page.date ?? null,
    draft: page.draft !== undefined,
  };
}

export const listSnippets = ({ snippets }: Content, locale: Locale) =>
  snippets.map(({ slug, categories, words }) => ({ id: slug, content: wordsIn(words, locale).body, categories }));

/** Returns a banner's pictures. The home page's hero has its own texts, so its picture contains none. */
function pictures(game: string | null, categories: readonly string[]): Pick<Banner, 'image' | 'image_small'> {
  if (!game) return { image: '', image_small: '' };
  if (!categories.includes('index-top') || !titlesWithScene.has(game))
    return { image: coverUrl(game, 'wide'), image_small: '' };
  return { image: coverUrl(game, 'scene'), image_small: coverUrl(game, 'scene-small') };
}

interface Reader {
  groups: readonly number[];
  offers: boolean;
  rules: EditionRules;
  now: Date;
}

/**
 * Lists banners for a player of these groups; a banner without groups is for everyone. Includes offers only for players
 * who take them.
 */
export const listBanners = (content: Content, locale: Locale, { groups: own, offers, rules, now }: Reader): Banner[] =>
  content.banners
    .filter(({ offer, ends_at }) => (offers || !offer) && (ends_at === undefined || new Date(ends_at) > now))
    .filter(({ needs }) => needs === undefined || offersCompetition(rules, needs))
    .filter(({ groups }) => groups === undefined || groups.some((group) => own.includes(group)))
    .map(({ slug, categories, groups = [], words, game = null, href, ends_at = null }) => {
      const { title, action, body: description } = wordsIn(words, locale);
      return {
        id: slug,
        categories,
        groups,
        title,
        description,
        game,
        ...pictures(game, categories),
        href,
        action,
        ends_at,
      };
    });

/** Lists files the operator published for players. Each has one URL per language, so that it can be cached. */
export const listFiles = ({ files }: Content, locale: Locale): CmsFile[] =>
  files.map((file) => {
    const own = localeIn(file.words, locale);
    const { title, body: description, attachment } = file.words.get(own)!;
    const { type, bytes } = attachment;
    return {
      id: file.slug,
      url: `/api/cms/files/${own}/${file.slug}.${type}`,
      title,
      description,
      categories: file.categories,
      type,
      size_bytes: bytes.length,
    };
  });

/** Finds a file by name among those read at the start, so that no request reaches the disk. */
export const findFile = ({ files }: Content, locale: Locale, name: string): Attachment | undefined =>
  files
    .map(({ slug, words }) => ({ slug, attachment: words.get(locale)?.attachment }))
    .find(({ slug, attachment }) => attachment && name === `${slug}.${attachment.type}`)?.attachment;
