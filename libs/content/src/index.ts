export { catalog } from './catalog.ts';
export { contentPageQuery, previewQuery } from './page/content-page.query.ts';
export { ContentPage, type ContentPageProps } from './page/ContentPage.tsx';
export type { PageLink } from './page/Words.tsx';
