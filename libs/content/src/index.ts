export { contentPageQuery } from './content-page.query.ts';
export { ContentPage } from './ContentPage.tsx';
