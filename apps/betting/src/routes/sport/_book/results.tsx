import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery, ResultsPage } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/results')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'ended')),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Results`), SITE)] }),
  component: ResultsPage,
});
