import { type PageContext, publicPath } from '../page-context.ts';

type Data = { readonly '@type': string; readonly [key: string]: unknown };

/** Structured data in the form of the router's heads, whose types only know attributes of `meta`. */
interface Structured {
  readonly 'script:ld+json': Data;
  readonly title?: never;
}

/** Wraps structured data for search engines, as a script that browsers don't run. */
export const structuredData = (data: Data): Structured => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Describes the path from the home to a page, each step by its canonical address. */
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

/** Describes the operator, for the home. */
export const organization = (origin: string) =>
  structuredData({ '@type': 'Organization', name: 'Croupier', url: `${origin}/`, logo: `${origin}/icon-512.png` });
