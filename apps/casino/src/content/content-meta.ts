import { plainText, topicsOf } from '@croupier/content';
import type { CmsPage } from '@croupier/contracts';
import { type AppServices, breadcrumbs, type Crumb, pageMeta, publicPath, structuredData } from '@croupier/web-app';

/**
 * Returns the head of a content page, for search, sharing and structured data. `above` are the pages between the home
 * page and it.
 */
export function contentMeta(page: CmsPage | undefined, { pageContext }: AppServices, above: readonly Crumb[] = []) {
  if (!page) return [];
  const { title, description, keywords } = page.blocks;
  const { casino } = pageContext.origins;
  const address = `${casino}${publicPath(pageContext, page.path)}`;
  const organization = { '@type': 'Organization', name: 'Croupier', url: casino };
  return [
    ...pageMeta(title, description),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    breadcrumbs(pageContext, casino, [
      { name: 'Croupier', path: '/' },
      ...above,
      { name: page.title, path: page.path },
    ]),
    ...(page.date !== null
      ? [
          structuredData({
            '@type': 'Article',
            headline: page.title,
            description,
            datePublished: page.date,
            dateModified: page.updated ?? page.date,
            inLanguage: pageContext.locale,
            mainEntityOfPage: address,
            author: organization,
            publisher: organization,
          }),
        ]
      : []),
  ];
}

/** Returns the help page's questions as structured data. */
export const faqData = (page: CmsPage) =>
  structuredData({
    '@type': 'FAQPage',
    mainEntity: topicsOf(page).flatMap(({ questions }) =>
      questions.map(({ asked, answer }) => ({
        '@type': 'Question',
        name: asked,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
      })),
    ),
  });
