import { createFileRoute } from '@tanstack/react-router';
import { catalog, ContentPage } from '@croupier/content';
import { pageMeta } from '@croupier/web-app';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';

export const Route = createFileRoute('/vip')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'vip'),
  head: ({ loaderData }) => ({ meta: pageMeta(loaderData?.blocks.title, loaderData?.blocks.description ?? '') }),
  component: function Vip() {
    return <ContentPage page={Route.useLoaderData()} link={pageLink} />;
  },
});
