import { expect, test } from 'vitest';
import { listPages, openContent, readPage } from '@croupier/server-content';
import { appRoutes } from './built.ts';

test('every link of a page leads to a route, a page or a heading that is there', () => {
  const content = openContent()();
  const pages = listPages(content, 'en').map(({ slug }) => readPage(content, slug, 'en')!);
  const banners = content.banners.map(({ href }) => href);
  const hrefs = [
    ...[...JSON.stringify(pages).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href!),
    ...banners.map((href) => href.replace(/\?.*/, '')),
  ];
  expect(hrefs.length).toBeGreaterThan(30);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const patterns = [...appRoutes()]
    .filter((route) => route !== '/{}')
    .map((route) => new RegExp(`^${route.replaceAll('{}', '[a-z0-9-]+')}$`));
  const lost = hrefs.filter((href) => {
    const [path = '', anchor] = href.split('#');
    const page = byPath.get(path);
    if (anchor !== undefined) return !page?.content.some((part) => part.kind === 'heading' && part.id === anchor);
    return !page && !patterns.some((pattern) => pattern.test(path));
  });
  expect(lost).toEqual([]);
});
