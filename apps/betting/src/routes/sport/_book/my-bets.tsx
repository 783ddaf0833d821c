import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { playerQuery } from '@croupier/api-client';
import { type BetsView, laterCatalogs, MyBetsPage, prefetchBets, readBetsView } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/my-bets')({
  staticData: { texts: laterCatalogs },
  validateSearch: readBetsView,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient }, deps: { search } }) => {
    const player = await queryClient.ensureQueryData(playerQuery(api));
    if (player) await prefetchBets(api, queryClient, search);
  },
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`My bets`), SITE), { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const onShow = useCallback(
    (search: BetsView) => void navigate({ to: '/sport/my-bets', search, replace: true, resetScroll: false }),
    [navigate],
  );
  return <MyBetsPage shown={Route.useSearch()} onShow={onShow} />;
}
