import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery, ResultsPage } from '@croupier/sportsbook';

export const Route = createFileRoute('/sport/_book/results')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'ended')),
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Results – Croupier Sport`) }] }),
  component: ResultsPage,
});
