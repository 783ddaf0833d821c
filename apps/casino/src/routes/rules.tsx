import { createFileRoute } from '@tanstack/react-router';
import { catalog, ContentPage, EditionRules } from '@croupier/content';
import { editions } from '@croupier/i18n';
import { contentMeta } from '../content/content-meta.ts';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';
import { useEdition } from '../frame/useEdition.ts';

/** Page of every rule of the visitor's edition. */
export const Route = createFileRoute('/rules')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'rules'),
  head: ({ loaderData, match }) => ({ meta: contentMeta(loaderData, match.context) }),
  component: function Rules() {
    const rules = <EditionRules edition={editions[useEdition()]} />;
    return <ContentPage page={Route.useLoaderData()} link={pageLink} inserts={{ 'edition-rules': rules }} />;
  },
});
