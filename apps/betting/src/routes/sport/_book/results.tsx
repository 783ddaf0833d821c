import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { descriptions, eventsQuery, ResultsPage, laterCatalogs } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/results')({
  staticData: { texts: laterCatalogs },
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'ended')),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Results`), context.i18n._(descriptions.results), SITE),
  }),
  component: ResultsPage,
});
