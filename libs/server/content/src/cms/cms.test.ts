import { expect, test } from 'vitest';
import { type ContentPart, cookies, limitPeriods, storedFiles, storedKeys } from '@croupier/contracts';
import { languageOf, languages, type Locale, locales } from '@croupier/i18n';
import { findFile, listBanners, listFiles, listPages, listSnippets, readPage } from './cms.ts';
import { contentFolder } from './open-content.ts';
import { readContent } from './read-content.ts';

const content = readContent(contentFolder);
const pages = (locale: Locale) => listPages(content, locale).map(({ slug }) => readPage(content, slug, locale)!);
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
const lines = (locale: Locale) => pages(locale).flatMap((page) => page.content.map(wordsOf));
const everyone = { groups: [] as number[], offers: true, rules: {}, now: new Date() };

test('every text is there in every language, made of the English one as it is now', () => {
  expect(content.behind).toEqual([]);
});

test('a page has the same parts in each language, and the same anchors', () => {
  const shapes = (locale: Locale) =>
    pages(locale).map(({ slug, content }) => [
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
  for (const locale of locales) expect(shapes(locale), locale).toEqual(shapes('en'));
});

test('a page leads to the same places in each language', () => {
  const hrefs = (locale: Locale) =>
    JSON.stringify(pages(locale))
      .match(/"href":"[^"]*"/g)
      ?.sort();
  for (const locale of locales) expect(hrefs(locale), locale).toEqual(hrefs('en'));
});

// shows: screen:content-categories; fields:cms-blocks; fields:cms-page
test('pages carry their categories and what search engines read', () => {
  const page = readPage(content, 'terms', 'de')!;
  expect(page).toMatchObject({ id: 'terms', path: '/terms', slug: 'terms', title: 'Geschäftsbedingungen' });
  expect(page.categories).toEqual(['custom page', 'footer']);
  expect(page.content.length).toBeGreaterThan(10);
  expect(page.children).toEqual([]);
  expect(page.blocks).toEqual({ title: page.title, description: page.description, keywords: expect.any(String) });
  const menu = listPages(content, 'en').filter(({ categories }) => categories.includes('top menu'));
  expect(menu.map(({ slug }) => slug)).toContain('responsible-play');
});

// shows: fields:cms-blocks; fields:cms-page
test('every page is found by words of its own, in each language', () => {
  for (const locale of locales)
    for (const page of pages(locale)) {
      const words = page.blocks.keywords.split(', ');
      expect([locale, page.path, words.length >= 3, new Set(words).size]).toEqual([
        locale,
        page.path,
        true,
        words.length,
      ]);
    }
});

test('the privacy page names every cookie and everything stored, each once, with its life', () => {
  for (const locale of locales) {
    const rows = readPage(content, 'privacy', locale)!.content.flatMap((part) =>
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
    both.filter((line) =>
      /may close it|when you close it|when you close your account|jederzeit schließen|wenn Sie das Konto/i.test(line),
    ),
  ).toEqual([]);
  expect(
    both.filter((line) => /confirm it with the link|über den Link in unserer E-Mail bestätigen/.test(line)),
  ).toHaveLength(2);
});

// shows: fields:banner
test('banners stand in every slot, with words in each language', () => {
  for (const locale of locales) {
    const banners = listBanners(content, locale, everyone);
    expect(new Set(banners.flatMap(({ categories }) => categories))).toEqual(
      new Set(['index-top', 'index-top-jackpots', 'promo', 'promo-banner', 'tournament']),
    );
    for (const { title, description, action, href, image, categories } of banners) {
      // The promo banner is a text line without a picture.
      if (!categories.includes('promo-banner')) expect(image).toMatch(/^\/.+\.\w+$/);
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

test('the files for players are there in every language, with the same fields to fill in', () => {
  const shape = (html: string) => html.match(/<(?:h2|input|th|label)\b/g);
  const read = (locale: Locale) =>
    listFiles(content, locale).map(({ url }) => {
      const [own, name] = url.split('/').slice(-2) as [Locale, string];
      return findFile(content, own, name)!.bytes.toString();
    });
  for (const locale of locales) {
    const [plan = ''] = read(locale);
    expect(plan, locale).toContain(`<html lang="${languageOf(locale)}">`);
    expect(shape(plan), locale).toEqual(shape(read('en')[0]!));
  }
  expect(new Set(languages.map((locale) => listFiles(content, locale)[0]?.title)).size).toBe(languages.length);
});

test('the plan offers the breaks there are', () => {
  const [{ url } = { url: '' }] = listFiles(content, 'en');
  const plan = findFile(content, 'en', url.split('/').at(-1)!)!.bytes.toString();
  expect(plan.match(/type="checkbox"/g)).toHaveLength(limitPeriods.coolingoff.length);
  const counted = [limitPeriods.deposit, limitPeriods.loss, limitPeriods.wager, limitPeriods.session];
  for (const periods of counted) expect(periods).toEqual(expect.arrayContaining(['day', 'week', 'month']));
});

test('the English of a country is English, but for the pages it has its own words for', () => {
  expect(content.behind).toEqual([]);
  for (const locale of locales) {
    expect(listSnippets(content, locale)[0]?.content).toMatch(/\S/);
    expect(readPage(content, 'terms', locale)?.content.length).toBeGreaterThan(3);
  }
  expect(readPage(content, 'terms', 'en-AU')).toEqual(readPage(content, 'terms', 'en'));
  const says = (locale: Locale, slug: string) => readPage(content, slug, locale)!.content.map(wordsOf).join('\n');
  expect(says('en', 'responsible-play')).toContain('A national helpline is free and confidential.');
  expect(says('en-AU', 'responsible-play')).toContain('1800 858 858');
  expect(says('en-CA', 'responsible-play')).toContain('1-866-531-2600');
  expect(says('en-IE', 'responsible-play')).toContain('1800 936 725');
  expect(says('en-NZ', 'responsible-play')).toContain('0800 654 655');
  expect(says('en-IE', 'no-twins-on-the-shelf')).toContain('Browse slots');
});

test('a country’s English has a page of its own only where it differs', () => {
  const same = [...content.pages, ...content.banners, ...content.snippets, ...content.files].flatMap(
    ({ slug, words }) =>
      locales
        .filter((locale) => locale !== 'en' && !languages.some((one) => one === locale))
        .filter((locale) => words.has(locale) && JSON.stringify(words.get(locale)) === JSON.stringify(words.get('en')))
        .map((locale) => `${locale}/${slug}`),
  );
  expect(same).toEqual([]);
});
