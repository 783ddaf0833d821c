import { createFileRoute } from '@tanstack/react-router';
import { catalog, ContentPage } from '@croupier/content';
import { Consent } from '../consent/late-consent.ts';
import { contentMeta } from '../content/content-meta.ts';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';

const inserts = { consent: <Consent /> };

/** Pages of the content system, by slug. Every path without another route comes here first. */
export const Route = createFileRoute('/$path')({
  staticData: { texts: [catalog] },
  loader: ({ context, params: { path } }) => loadPage(context, path),
  head: ({ loaderData, match }) => ({ meta: contentMeta(loaderData, match.context) }),
  component: function Content() {
    return <ContentPage page={Route.useLoaderData()} link={pageLink} inserts={inserts} />;
  },
});
