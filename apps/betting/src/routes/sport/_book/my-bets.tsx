import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { betsQuery, MyBetsPage } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/my-bets')({
  loader: async ({ context: { api, queryClient } }) => {
    const player = await queryClient.ensureQueryData(playerQuery(api));
    if (player) await queryClient.prefetchInfiniteQuery(betsQuery(api, 'open'));
  },
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`My bets`), SITE), { name: 'robots', content: 'noindex' }],
  }),
  component: MyBetsPage,
});
