import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { adoptPlayer } from '@croupier/api-client';
import {
  dataReportQuery,
  emailQuery,
  PersonalPage,
  phoneQuery,
  statsQuery,
  subscriptionsQuery,
} from '@croupier/profile-limits';
import { openPopup } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';

export const Route = createFileRoute('/users/')({
  // A failure is shown on the page, or is harmless.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(statsQuery(api)),
      queryClient.prefetchQuery(subscriptionsQuery(api)),
      queryClient.prefetchQuery(dataReportQuery(api)),
      queryClient.prefetchQuery(emailQuery(api)),
      queryClient.prefetchQuery(phoneQuery(api)),
    ]),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Personal data`))] }),
  component: Personal,
});

function Personal() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const player = usePlayer();
  const leave = () => {
    adoptPlayer(queryClient, null);
    void router.navigate({ to: '/' });
  };
  return player && <PersonalPage player={player} onWithdraw={() => openPopup('withdraw')} onLeft={leave} />;
}
