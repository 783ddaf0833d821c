import { type PageContext, publicPath } from '../page-context.ts';

type Data = { readonly '@type': string; readonly [key: string]: unknown };

/** As the router's heads take it, whose types know attributes of `meta` alone. */
interface Structured {
  readonly 'script:ld+json': Data;
  readonly title?: never;
}

/** Data for search engines beside the page: read by them, run by nobody. */
export const structuredData = (data: Data): Structured => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page from the home on, each step by its canonical address. */
export const breadcrumbs = (pageContext: PageContext, origin: string, crumbs: readonly Crumb[]) =>
  structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${publicPath(pageContext, path)}`,
    })),
  });

/** Who runs the site: on the home. */
export const organization = (origin: string) =>
  structuredData({ '@type': 'Organization', name: 'Croupier', url: `${origin}/`, logo: `${origin}/icon-512.png` });
