import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useApi } from '@croupier/api-client';
import { gameQuery, GameName, GameThumb, liveTablesQuery, LiveThumb, recentGamesQuery } from '@croupier/games';
import {
  type HistoryFilter,
  HistoryPage,
  isRange,
  readHistoryFilter,
  roundsQuery,
  roundTotalsQuery,
} from '@croupier/profile-limits';
import { openModal } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';
import { useStakedWallet } from '../../live/useStakedWallet.ts';

export const Route = createFileRoute('/users/games-history')({
  validateSearch: readHistoryFilter,
  // Only the browser knows the days of a range: they depend on its time zone.
  loaderDeps: ({ search: { game, result, from, to } }): HistoryFilter => ({ game, result, from, to }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const query = roundsQuery(api, deps);
    await Promise.all([
      queryClient.prefetchQuery(recentGamesQuery(api)),
      ...(isRange(deps)
        ? []
        : [queryClient.prefetchInfiniteQuery(query), queryClient.prefetchQuery(roundTotalsQuery(api, deps))]),
    ]);
    const rounds = queryClient.getQueryData(query.queryKey)?.pages.flatMap(({ data }) => data) ?? [];
    await Promise.all(
      [...new Set(rounds.filter(({ live }) => !live).map(({ game }) => game))].map((slug) =>
        queryClient.prefetchQuery(gameQuery(api, slug)),
      ),
    );
  },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Game history`))] }),
  component: GamesHistory,
});

function GamesHistory() {
  const { game, result, from, to } = Route.useSearch();
  const navigate = useNavigate();
  const api = useApi();
  const { data: games = [] } = useQuery(recentGamesQuery(api));
  // Only their names are needed, which don't change.
  const { data: tables = [] } = useQuery({ ...liveTablesQuery(api, useStakedWallet()), refetchInterval: false });
  return (
    <HistoryPage
      filter={{ game, result, from, to }}
      onFilter={(search) => void navigate({ to: '/users/games-history', search, replace: true, resetScroll: false })}
      titles={[...games, ...tables]}
      cover={({ game, live }) => (live ? <LiveThumb kind={live.kind} /> : <GameThumb slug={game} />)}
      gameLink={({ game, live }) =>
        live ? (
          <Link to="/live/$slug" params={{ slug: game }} preload={false}>
            {live.title}
          </Link>
        ) : (
          <Link to="/play/$name" params={{ name: game }} preload={false}>
            <GameName slug={game} />
          </Link>
        )
      }
      replay={({ id }) => openModal('round-replay', { id })}
      verifyLink={({ id, game, live }, text) => (
        <Link to="/fairness" search={live ? { table: game, number: live.round } : { round: id }}>
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
