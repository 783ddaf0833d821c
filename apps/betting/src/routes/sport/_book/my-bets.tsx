import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { betsQuery, MyBetsPage } from '@croupier/sportsbook';

export const Route = createFileRoute('/sport/_book/my-bets')({
  loader: async ({ context: { api, queryClient } }) => {
    const player = await queryClient.ensureQueryData(playerQuery(api));
    if (player) await queryClient.prefetchInfiniteQuery(betsQuery(api, 'open'));
  },
  head: ({ match }) => ({
    meta: [{ title: match.context.i18n._(msg`My bets – Croupier Sport`) }, { name: 'robots', content: 'noindex' }],
  }),
  component: MyBetsPage,
});
