import { HistoryPage, roundsQuery } from '@croupier/profile-limits';
import { buttonClass } from '@croupier/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTimeZone } from '../../profile/useTimeZone.ts';

export const Route = createFileRoute('/users/games-history')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchInfiniteQuery(roundsQuery(api)),
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Games history · Croupier`) }] }),
  component: GamesHistory,
});

function GamesHistory() {
  return (
    <HistoryPage
      timeZone={useTimeZone()}
      gameLink={({ game, provider }) => <Link to={`/play/${provider}/${game}` as string}>{game}</Link>}
      verifyLink={({ id }, text) => (
        <Link to={'/fairness' as string} search={{ round: id } as never}>
          {text}
        </Link>
      )}
      gamesLink={
        <Link to="/" className={buttonClass()}>
          <Trans>To the games</Trans>
        </Link>
      }
    />
  );
}
