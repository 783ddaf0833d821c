import { expect, test } from 'vitest';
import { type ContentPart, cookies, storedFiles, storedKeys } from '@croupier/contracts';
import { locales } from '@croupier/i18n';
import { LocalWords } from '@croupier/i18n/local-words';
import { type Language, languageOf } from '../local-text.ts';
import { listBanners, listPages, listSnippets, readPage } from './cms.ts';
import { contentFolder } from './open-content.ts';
import { readContent } from './read-content.ts';

const content = readContent(contentFolder);
const languages = Object.keys(LocalWords.entries) as Language[];
const pages = (language: Language) =>
  listPages(content, language).map(({ slug }) => readPage(content, slug, language)!);
const wordsOf = (part: ContentPart): string =>
  (part.kind === 'list'
    ? part.items
    : part.kind === 'table'
      ? [part.head, ...part.rows].flat()
      : 'runs' in part
        ? [part.runs]
        : []
  )
    .flat()
    .map(({ text }) => text)
    .join('');
const lines = (language: Language) => pages(language).flatMap((page) => page.content.map(wordsOf));
const everyone = { groups: [] as number[], offers: true, rules: {}, now: new Date() };

test('every text is there in every language, made of the English one as it is now', () => {
  expect(content.behind).toEqual([]);
});

test('a page has the same parts in each language, and the same anchors', () => {
  const shapes = (language: Language) =>
    pages(language).map(({ slug, content }) => [
      slug,
      content.map((part) => {
        if (part.kind === 'heading') return `h${part.level} ${part.id}`;
        return part.kind === 'list'
          ? `list ${part.items.length}`
          : part.kind === 'table'
            ? `table ${part.rows.length}`
            : part.kind;
      }),
    ]);
  expect(languages.length).toBeGreaterThan(6);
  for (const language of languages) expect(shapes(language), language).toEqual(shapes('en'));
});

test('a page leads to the same places in each language', () => {
  const hrefs = (language: Language) =>
    JSON.stringify(pages(language))
      .match(/"href":"[^"]*"/g)
      ?.sort();
  for (const language of languages) expect(hrefs(language), language).toEqual(hrefs('en'));
});

// shows: screen:content-categories; fields:cms-blocks; fields:cms-page
test('pages carry their categories and what search engines read', () => {
  const page = readPage(content, 'terms', 'de')!;
  expect(page).toMatchObject({ id: 'terms', path: '/terms', slug: 'terms', title: 'Bedingungen' });
  expect(page.categories).toEqual(['custom page', 'footer']);
  expect(page.blocks).toEqual({ title: page.title, description: page.description, keywords: expect.any(String) });
  const menu = listPages(content, 'en').filter(({ categories }) => categories.includes('top menu'));
  expect(menu.map(({ slug }) => slug)).toContain('responsible-play');
});

test('the privacy page names every cookie and everything stored, each once, with its life', () => {
  for (const language of languages) {
    const rows = readPage(content, 'privacy', language)!.content.flatMap((part) =>
      part.kind === 'table' ? part.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(''))) : [],
    );
    for (const name of [
      ...Object.values(cookies).map((cookie) => cookie.name),
      ...Object.values({ ...storedKeys, ...storedFiles }),
    ])
      expect(rows.filter(([own]) => own === name)).toHaveLength(1);
    expect(rows.find(([own]) => own === 'croupier_device')?.[2]).toContain('180');
    expect(rows.flat().filter((text) => text === '' || text.includes('{'))).toEqual([]);
  }
});

test('no page promises what no code does: nobody can close an account here, and a looser limit needs its confirmation', () => {
  const both = [...lines('en'), ...lines('de')];
  expect(
    both.filter((line) => /may close it|when you close|jederzeit schließen|wenn Sie das Konto/i.test(line)),
  ).toEqual([]);
  expect(
    both.filter((line) => /confirm it by the link|über den Link in unserer E-Mail bestätigen/.test(line)),
  ).toHaveLength(2);
});

// shows: screen:banner-slots; fields:banner
test('banners stand in every slot, with words in each language', () => {
  for (const locale of languages) {
    const banners = listBanners(content, locale, everyone);
    expect(new Set(banners.flatMap(({ categories }) => categories))).toEqual(
      new Set(['index-top', 'index-top-jackpots', 'promo', 'promo-banner', 'tournament']),
    );
    for (const { title, description, action, href } of banners) {
      for (const words of [title, description, action]) expect(words).not.toBe('');
      expect(href).toMatch(/^\//);
    }
  }
});

// shows: group:filter-content
test('a banner of groups is for their players, an offer for who takes offers, an ended one for nobody, and none leads to what an edition goes without', () => {
  const [banner] = content.banners;
  const one = (change: object) => ({ ...content, banners: [{ ...banner!, ...change }] });
  const shown = (change: object, reader = everyone) => listBanners(one(change), 'en', reader).length;
  expect(shown({ groups: [255] })).toBe(0);
  expect(shown({ groups: [255] }, { ...everyone, groups: [255] })).toBe(1);
  expect(shown({ offer: 'true' })).toBe(1);
  expect(shown({ offer: 'true' }, { ...everyone, offers: false })).toBe(0);
  expect(shown({ needs: 'jackpots' })).toBe(1);
  expect(shown({ needs: 'jackpots' }, { ...everyone, rules: { competitionsForbidden: ['jackpots'] } as never })).toBe(
    0,
  );
  expect(shown({ ends_at: '2020-01-01T00:00:00Z' })).toBe(0);
});

test('every locale reads something, a country’s English plain English', () => {
  for (const locale of locales) {
    expect(listSnippets(content, locale)[0]?.content).toMatch(/\S/);
    expect(readPage(content, 'terms', locale)?.content.length).toBeGreaterThan(3);
  }
  expect(readPage(content, 'terms', 'en-AU')).toEqual(readPage(content, 'terms', 'en'));
  expect(['fr-CA', 'pt-br', 'en-AU', 'de', 'xx', null].map(languageOf)).toEqual([
    'fr-CA',
    'pt-BR',
    'en',
    'de',
    'en',
    'en',
  ]);
});
