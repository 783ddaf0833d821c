import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery, LivePage } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/live')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'live')),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Live football`), SITE)] }),
  component: LivePage,
});
