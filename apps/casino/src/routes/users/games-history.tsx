import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useApi } from '@croupier/api-client';
import { gameQuery, GameName, GameThumb, recentGamesQuery } from '@croupier/games';
import { type HistoryFilter, HistoryPage, roundsQuery } from '@croupier/profile-limits';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const DAY = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const Route = createFileRoute('/users/games-history')({
  validateSearch: ({ game, from, to }: Record<string, unknown>): HistoryFilter => ({
    game: matching(/^[a-z0-9-]{1,64}$/, game),
    from: matching(DAY, from),
    to: matching(DAY, to),
  }),
  // Of a range the browser alone knows the days: its time zone.
  loaderDeps: ({ search: { game, from, to } }) => ({ game, isRange: from !== undefined || to !== undefined }),
  loader: async ({ context: { api, queryClient }, deps: { game, isRange } }) => {
    const query = roundsQuery(api, { game });
    await Promise.all([
      queryClient.prefetchQuery(recentGamesQuery(api)),
      isRange ? undefined : queryClient.prefetchInfiniteQuery(query),
    ]);
    const rounds = queryClient.getQueryData(query.queryKey)?.pages.flatMap(({ data }) => data) ?? [];
    await Promise.all(
      [...new Set(rounds.map(({ game }) => game))].map((slug) => queryClient.prefetchQuery(gameQuery(api, slug))),
    );
  },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Games history`))] }),
  component: GamesHistory,
});

function GamesHistory() {
  const { game, from, to } = Route.useSearch();
  const navigate = useNavigate();
  const { data: titles = [] } = useQuery(recentGamesQuery(useApi()));
  return (
    <HistoryPage
      filter={{ game, from, to }}
      onFilter={(search) => void navigate({ to: '/users/games-history', search, replace: true, resetScroll: false })}
      titles={titles}
      cover={({ game }) => <GameThumb slug={game} />}
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
