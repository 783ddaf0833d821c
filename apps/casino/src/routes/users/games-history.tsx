import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { gameQuery, GameName } from '@croupier/games';
import { HistoryPage, roundsQuery } from '@croupier/profile-limits';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/games-history')({
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.prefetchInfiniteQuery(roundsQuery(api));
    const rounds = queryClient.getQueryData(roundsQuery(api).queryKey)?.pages.flatMap(({ data }) => data) ?? [];
    await Promise.all(
      [...new Set(rounds.map(({ game }) => game))].map((slug) => queryClient.prefetchQuery(gameQuery(api, slug))),
    );
  },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Games history`))] }),
  component: GamesHistory,
});

function GamesHistory() {
  return (
    <HistoryPage
      gameLink={({ game }) => (
        <Link to="/play/$name" params={{ name: game }} preload={false}>
          <GameName slug={game} />
        </Link>
      )}
      verifyLink={({ id }, text) => (
        <Link to="/fairness" search={{ round: id }}>
          {text}
        </Link>
      )}
      gamesLink={
        <Link to="/" className={buttonClass()}>
          <Trans>Browse games</Trans>
        </Link>
      }
    />
  );
}
