import { createFileRoute } from '@tanstack/react-router';
import { catalog, NewsList } from '@croupier/content';
import { pageMeta, usePageContext } from '@croupier/web-app';
import { loadPage } from '../../content/load-page.ts';
import { pageLink } from '../../content/page-link.tsx';

export const Route = createFileRoute('/news/')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'news'),
  head: ({ loaderData }) => ({ meta: pageMeta(loaderData?.blocks.title, loaderData?.blocks.description ?? '') }),
  component: function News() {
    const feed = `/news.atom?l=${usePageContext().locale}`;
    return <NewsList page={Route.useLoaderData()} link={pageLink} feed={feed} />;
  },
});
