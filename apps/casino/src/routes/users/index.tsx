import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage, statsQuery, subscriptionsQuery } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/')({
  // A failure of either shows on the page, or is no loss.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(statsQuery(api)), queryClient.prefetchQuery(subscriptionsQuery(api))]),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Personal data`))] }),
  component: Personal,
});

function Personal() {
  const player = usePlayer();
  return player && <PersonalPage player={player} />;
}
