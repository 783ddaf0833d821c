import { expect, test } from 'vitest';
import type { CmsPage } from '@croupier/contracts';
import type { AppServices } from '@croupier/web-app';
import { contentMeta, faqData } from './content-meta.ts';

const origins = { casino: 'https://c.test', sport: 'https://s.test', games: '', payments: '' };
const services = { pageContext: { edition: 'default', locale: 'de', device: 'desktop', origins, session: false } };
const page: CmsPage = {
  id: 'news/hello',
  slug: 'hello',
  path: '/news/hello',
  title: 'Hello',
  description: 'A page.',
  categories: [],
  date: '2026-11-25',
  content: [
    { kind: 'heading', level: 2, id: 'a', runs: [{ text: 'Topic' }] },
    { kind: 'heading', level: 3, id: 'b', runs: [{ text: 'Why?' }] },
    { kind: 'paragraph', runs: [{ text: 'Because ' }, { text: 'so', href: '/x' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
  ],
  blocks: { title: 'Hello', description: 'A page.', keywords: 'one, two' },
  children: [],
  art: 'lamp',
  updated: null,
  draft: false,
};
const dataOf = (meta: readonly object[]) =>
  meta.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as Record<string, unknown>] : []));

test('an article says to search engines what it is, where it stands and when it was published', () => {
  const meta = contentMeta(page, services as AppServices, [{ name: 'Neuigkeiten', path: '/news' }]);
  expect(meta).toContainEqual({ title: 'Hello · Croupier' });
  expect(meta).toContainEqual({ name: 'keywords', content: 'one, two' });
  expect(meta).toContainEqual({ property: 'og:title', content: 'Hello' });
  const [way, article] = dataOf(meta);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://c.test/de' },
      { position: 2, name: 'Neuigkeiten', item: 'https://c.test/de/news' },
      { position: 3, name: 'Hello', item: 'https://c.test/de/news/hello' },
    ],
  });
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    datePublished: '2026-11-25',
    inLanguage: 'de',
    mainEntityOfPage: 'https://c.test/de/news/hello',
  });
  expect(dataOf(contentMeta({ ...page, date: null }, services as AppServices))).toHaveLength(1);
  expect(contentMeta(undefined, services as AppServices)).toEqual([]);
});

test('questions and answers are data as they read', () => {
  expect(faqData(page)['script:ld+json']).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because so one two' } }],
  });
});
