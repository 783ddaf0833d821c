import { createFileRoute } from '@tanstack/react-router';
import { catalog, NewsList } from '@croupier/content';
import { usePageContext } from '@croupier/web-app';
import { contentMeta } from '../../content/content-meta.ts';
import { loadPage } from '../../content/load-page.ts';
import { pageLink } from '../../content/page-link.tsx';

export const Route = createFileRoute('/news/')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'news'),
  head: ({ loaderData, match }) => ({ meta: contentMeta(loaderData, match.context) }),
  component: function News() {
    const feed = `/news.atom?l=${usePageContext().locale}`;
    return <NewsList page={Route.useLoaderData()} link={pageLink} feed={feed} />;
  },
});
