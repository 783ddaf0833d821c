import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery, LivePage } from '@croupier/sportsbook';

export const Route = createFileRoute('/sport/_book/live')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'live')),
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Live football – Croupier Sport`) }] }),
  component: LivePage,
});
