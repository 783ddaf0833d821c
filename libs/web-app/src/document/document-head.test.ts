import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { locales } from '@croupier/i18n';
import type { PageContext } from '../page-context.ts';
import { documentHead, isTooDeep, languageLinks, missingMeta } from './document-head.ts';

const pageContext: PageContext = {
  edition: 'de',
  locale: 'en',
  device: 'desktop',
  origins: { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' },
  session: false,
};
const page = { pageContext, origin: 'http://c.test', path: '/live/all' };

// shows: guard:canonical
test('a page names its own address and the same page in every other language', () => {
  const links = languageLinks(page);
  expect(links[0]).toEqual({ rel: 'canonical', href: 'http://c.test/en/live/all' });
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'de', href: 'http://c.test/live/all' });
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'en', href: 'http://c.test/en/live/all' });
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'en-AU', href: 'http://c.test/en-au/live/all' });
  expect(links).toHaveLength(locales.length + 2);
  expect(links.at(-1)).toEqual({ rel: 'alternate', hrefLang: 'x-default', href: 'http://c.test/live/all' });
});

test('an index page’s own address ends as its links do', () => {
  const links = languageLinks({ ...page, path: '/action/' });
  expect(links[0]).toEqual({ rel: 'canonical', href: expect.stringMatching(/\/action$/) as string });
  expect(links.every(({ href }) => href.endsWith('/action'))).toBe(true);
  expect(languageLinks({ ...page, path: '/' }).at(-1)?.href).toBe('http://c.test/');
});

test('a shared link shows a picture of this page in this language; a page not to be listed has none', () => {
  const of = (path: string) => documentHead({ ...page, path, fonts: [] }).meta;
  expect(of('/live/all')).toContainEqual({ property: 'og:image', content: 'http://c.test/social/en/live/all.png' });
  expect(of('/')).toContainEqual({ property: 'og:image', content: 'http://c.test/social/en.png' });
  expect(of('/')).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(JSON.stringify(of('/a/b/c/d/e'))).not.toContain('og:image');
});

// shows: guard:noindex-depth
test('a page that is navigated to is kept from them from the fourth segment on; the first page of the visit is not', async () => {
  vi.resetModules();
  vi.stubGlobal('document', {});
  const { isTooDeep: isTooDeepHere } = await import('./document-head.ts');
  expect(isTooDeepHere('/a/b/c/d')).toBe(false);
  expect([isTooDeepHere('/a/b/c'), isTooDeepHere('/a/b/x/y')]).toEqual([false, true]);
  expect(isTooDeepHere('/a/b/c/d')).toBe(false);
  vi.unstubAllGlobals();
});

// shows: guard:noindex-depth
test('paths of more than four segments are kept from search engines', () => {
  expect(isTooDeep('/a/b/c/d')).toBe(false);
  expect(isTooDeep('/a/b/c/d/e')).toBe(true);
  const { meta } = documentHead({ ...page, path: '/a/b/c/d/e', fonts: [] });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('an address that leads nowhere has a title of its own and is kept from search engines', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(missingMeta(i18n, [{ status: 'success', _notFound: true }])).toEqual([
    { title: 'Page not found · Croupier' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(missingMeta(i18n, [{ status: 'success' }])).toEqual([]);
});
