import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery, SportHome } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/')({
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(eventsQuery(api, 'live')),
      queryClient.prefetchQuery(eventsQuery(api, 'upcoming')),
    ]),
  head: ({ match }) => ({
    meta: [
      pageTitle(match.context.i18n._(msg`Football betting, live and before kick-off`), SITE),
      {
        name: 'description',
        content: match.context.i18n._(
          msg`Every price with its fair probability and our margin beside it. Bets settle on the final whistle, with a receipt you can check.`,
        ),
      },
    ],
  }),
  component: SportHome,
});
