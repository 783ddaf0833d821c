import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { descriptions, eventsQuery, LivePage, laterCatalogs } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/live')({
  staticData: { texts: laterCatalogs },
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(eventsQuery(api, 'live')),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Live betting`), context.i18n._(descriptions.live), SITE),
  }),
  component: LivePage,
});
