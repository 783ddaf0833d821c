import { createFileRoute } from '@tanstack/react-router';
import { catalog, ContentPage } from '@croupier/content';
import { contentMeta } from '../content/content-meta.ts';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';

export const Route = createFileRoute('/vip')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'vip'),
  head: ({ loaderData, match }) => ({ meta: contentMeta(loaderData, match.context) }),
  component: function Vip() {
    return <ContentPage page={Route.useLoaderData()} link={pageLink} />;
  },
});
