import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type ContentPart, fileBounds } from '@croupier/contracts';
import { isRegional, type Locale, locales, reservedSlugs, sourceLocale as SOURCE } from '@croupier/i18n';
import { type Attachment, isAttachment, readAttachments } from './attachments.ts';
import { ContentFault, readFields, type SourceFile } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

const SLUG = /^[a-z0-9-]{1,64}$/;

const words = v.pipe(v.string(), v.minLength(1, 'is empty'));
const wordsUpTo = (most: number) => v.pipe(words, v.maxLength(most, `has more than ${most} characters`));
const listOf = <Item extends v.GenericSchema<string, unknown>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text): string[] => text.split(',').map((one) => one.trim())),
    v.array(item),
  );
const order = v.optional(v.pipe(v.string(), v.digits('is a number'), v.transform(Number)), '50');
const day = v.pipe(v.string(), v.isoDate('is a day: 2026-11-25'));
const yes = v.literal('true', 'is true or left out');
const group = v.pipe(v.string(), v.digits('is a number of a group'), v.transform(Number));
const site = v.pipe(v.string(), v.regex(/^\/\S*$/, 'is a path of the site'));
const category = v.picklist(['custom page', 'top menu', 'footer'], 'is custom page, top menu or footer');
const slot = v.picklist(
  ['index-top', 'index-top-jackpots', 'promo', 'promo-banner', 'tournament'],
  'is index-top, index-top-jackpots, promo, promo-banner or tournament',
);
/** Hash of the English text that a translation was made from. */
const source = v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'is ten digits: npm run ops -- content stamp FILE'));

const pageWords = { title: words, description: words, keywords: v.optional(v.string(), '') };
const bannerWords = { title: words, action: words };
const fileWords = { title: wordsUpTo(fileBounds.title) };

/** Fields of a file of each kind in English, and in a translation. */
const kinds = {
  pages: {
    source: v.strictObject({
      ...pageWords,
      categories: v.optional(listOf(category), 'custom page'),
      art: v.optional(v.string(), ''),
      order,
      date: v.optional(day),
      updated: v.optional(day),
      draft: v.optional(yes),
    }),
    translation: v.strictObject({ ...pageWords, source }),
  },
  banners: {
    source: v.strictObject({
      ...bannerWords,
      categories: listOf(slot),
      groups: v.optional(listOf(group)),
      game: v.optional(words),
      href: site,
      offer: v.optional(yes),
      /** Shown only in editions that offer this feature. */
      needs: v.optional(v.picklist(['tournaments', 'jackpots'], 'is tournaments or jackpots')),
      order,
      ends_at: v.optional(v.pipe(v.string(), v.isoTimestamp('is a moment: 2026-11-25T12:00:00Z'))),
    }),
    translation: v.strictObject({ ...bannerWords, source }),
  },
  snippets: {
    source: v.strictObject({ categories: listOf(words) }),
    translation: v.strictObject({ source }),
  },
  files: {
    source: v.strictObject({
      ...fileWords,
      categories: v.pipe(
        listOf(v.pipe(v.string(), v.regex(SLUG, 'is slugs of pages'))),
        v.maxLength(fileBounds.categories, `is at most ${fileBounds.categories} pages`),
      ),
      order,
    }),
    translation: v.strictObject({ ...fileWords, source }),
  },
} as const;
type Kind = keyof typeof kinds;

interface File extends SourceFile {
  locale: Locale;
  kind: Kind;
  /** Slug of the parent page, which is the name of the folder. */
  parent: string | null;
  slug: string;
}

interface Translated<Words> {
  slug: string;
  parent: string | null;
  words: ReadonlyMap<Locale, Words>;
}
type Fields<K extends Kind> = v.InferOutput<(typeof kinds)[K]['source']>;
interface Text {
  title: string;
  description: string;
  keywords: string;
  action: string;
  body: string;
}

export type PageFile = Fields<'pages'> & Translated<Omit<Text, 'body' | 'action'> & { content: ContentPart[] }>;
export type BannerFile = Fields<'banners'> & Translated<Pick<Text, 'title' | 'action' | 'body'>>;
export type SnippetFile = Fields<'snippets'> & Translated<Pick<Text, 'body'>>;
/** File that players download, with its description. */
type PlayersFile = Fields<'files'> & Translated<Pick<Text, 'title' | 'body'> & { attachment: Attachment }>;

/** Translation that is missing or was made from an outdated English text. */
export interface Behind {
  file: string;
  state: 'missing' | 'changed';
}

export interface Content {
  pages: readonly PageFile[];
  banners: readonly BannerFile[];
  snippets: readonly SnippetFile[];
  files: readonly PlayersFile[];
  behind: readonly Behind[];
}

/** Locales every text must have; regional English only overrides it where it differs. */
const translated = locales.filter((one) => one !== SOURCE);

function describe(file: string, text: string): File {
  const names = file.replace(/\.md$/, '').split('/');
  const [folder, slug] = [names.length === 3 ? names[1]! : null, names.at(-1)!];
  const locale = locales.find((one) => one === names[0]);
  if (!locale || names.length < 2 || names.length > 3 || !file.endsWith('.md'))
    throw new ContentFault(file, 1, 'lies elsewhere than <locale>/<slug>.md or <locale>/<folder>/<slug>.md');
  if (!SLUG.test(slug) || reservedSlugs.has(slug)) throw new ContentFault(file, 1, 'no page can have that slug');
  const kind = folder === 'banners' || folder === 'snippets' || folder === 'files' ? folder : 'pages';
  return { file, text, locale, kind, parent: kind === 'pages' ? folder : null, slug };
}

const keyOf = ({ kind, parent, slug }: File) => [kind === 'pages' ? parent : kind, slug].filter(Boolean).join('/');

interface Read {
  file: File;
  fields: Record<string, unknown>;
  text: Text;
  content: ContentPart[];
  attachment: Attachment | undefined;
  hash: string;
}

function read(file: File, attachment: Attachment | undefined): Read {
  const schema = kinds[file.kind][file.locale === SOURCE ? 'source' : 'translation'];
  const { fields, body, bodyLine } = readFields(file, schema);
  const content = parseMarkdown(body, file.file, bodyLine);
  const { title = '', description = '', keywords = '', action = '' } = fields as Partial<Text>;
  if (file.kind !== 'pages' && (content.length !== 1 || content[0]?.kind !== 'paragraph'))
    throw new ContentFault(file.file, bodyLine, 'is one paragraph');
  if (file.kind === 'files' && !attachment) throw new ContentFault(file.file, 1, 'has no file of its name beside it');
  const text = { title, description, keywords, action, body: body.trim().replaceAll('\n', ' ') };
  if (file.kind === 'files' && text.body.length > fileBounds.description)
    throw new ContentFault(file.file, bodyLine, `has more than ${fileBounds.description} characters`);
  const hash = hashOf({ title, description, keywords, action, content, attachment: attachment?.hash });
  return { file, fields, text, content, attachment, hash };
}

/** Reads every text of the folder, including descriptions of files. */
function readFolder(folder: string): Read[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const attachments = readAttachments(folder, names.filter(isAttachment));
  const texts = names.filter((name) => !isAttachment(name));
  for (const described of attachments.keys())
    if (!texts.includes(described)) throw new ContentFault(described, 1, 'is missing: it describes the file beside it');
  return texts.map((name) =>
    read(describe(name, readFileSync(path.join(folder, name), 'utf8')), attachments.get(name)),
  );
}

/** Hashes everything that a translator translates, regardless of layout. */
const hashOf = (words: object) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 10);

/** Stamps every translation of these English files (all files if none are named) as made from the current text. */
export function stampTranslations(folder: string, names: readonly string[]): string[] {
  const all = readFolder(folder);
  const now = new Map(all.filter(({ file }) => file.locale === SOURCE).map((one) => [keyOf(one.file), one.hash]));
  return all.flatMap(({ file, fields }) => {
    const hash = now.get(keyOf(file));
    if (file.locale === SOURCE || fields['source'] === hash) return [];
    if (names.length > 0 && !names.includes(keyOf(file))) return [];
    writeFileSync(path.join(folder, file.file), file.text.replace(/^source: .*$/m, `source: ${hash}`));
    return [file.file];
  });
}

/** Uses the source's anchors for the headings of a translation, so that links to them work in every language. */
function withAnchorsOf(source: readonly ContentPart[], content: ContentPart[]): ContentPart[] {
  const ids = source.flatMap((part) => (part.kind === 'heading' ? [part.id] : []));
  return content.map((part) => (part.kind === 'heading' ? { ...part, id: ids.shift() ?? part.id } : part));
}

/** Checks that a file is on existing pages, because it would be invisible otherwise. */
function checkCategories({ file, fields }: Read, known: ReadonlyMap<string, Read>): void {
  const pages = new Set([...known.values()].flatMap((one) => (one.file.kind === 'pages' ? [one.file.slug] : [])));
  const lost = (fields['categories'] as string[]).find((slug) => !pages.has(slug));
  if (lost !== undefined) throw new ContentFault(file.file, 1, `there is no page ${lost}`);
}

/** Reads everything in the folder. Throws `ContentFault` for a file it can't read. */
export function readContent(folder: string): Content {
  const all = readFolder(folder);
  const sources = all.filter(({ file }) => file.locale === SOURCE);
  const behind: Behind[] = [];
  const known = new Map(sources.map((one) => [keyOf(one.file), one]));
  for (const { file } of all)
    if (!known.has(keyOf(file)))
      throw new ContentFault(file.file, 1, `translates nothing: ${SOURCE}/${keyOf(file)}.md`);
  const slugs = new Set<string>();
  const texts = sources.map((english) => {
    const { slug, parent, kind } = english.file;
    if (parent !== null && !known.has(parent))
      throw new ContentFault(english.file.file, 1, `there is no page ${parent}`);
    if (kind === 'files') checkCategories(english, known);
    if (kind === 'pages' && slugs.size === slugs.add(slug).size)
      throw new ContentFault(english.file.file, 1, 'another page has that slug');
    const translations = all.filter(({ file }) => file !== english.file && keyOf(file) === keyOf(english.file));
    for (const locale of english.fields['draft'] ? [] : translated) {
      const own = translations.find(({ file }) => file.locale === locale);
      const file = `${locale}/${keyOf(english.file)}.md`;
      if (!own) {
        if (!isRegional(locale)) behind.push({ file, state: 'missing' });
      } else if (own.fields['source'] !== english.hash) behind.push({ file, state: 'changed' });
    }
    const words = [english, ...translations].map(({ file, text, content, attachment }) => [
      file.locale,
      { ...text, attachment, content: withAnchorsOf(english.content, content) },
    ]);
    return { kind, ...english.fields, slug, parent, words: new Map(words as [Locale, never][]) };
  });
  const of = (kind: Kind) =>
    texts.filter((one) => one.kind === kind).toSorted((a, b) => orderOf(a) - orderOf(b)) as never[];
  const files = of('files');
  if (files.length > fileBounds.files)
    throw new ContentFault(`${SOURCE}/files`, 1, `holds more than ${fileBounds.files}`);
  return { pages: of('pages'), banners: of('banners'), snippets: of('snippets'), files, behind };
}

const orderOf = (one: object) => ('order' in one ? Number(one.order) : 0);
