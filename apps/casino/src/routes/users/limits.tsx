import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage, userLimitsQuery } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/limits')({
  // A failure shows on the page, with a way to try again.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(userLimitsQuery(api)),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Limits`))] }),
  component: Limits,
});

function Limits() {
  const player = usePlayer();
  return player && <LimitsPage player={player} />;
}
