import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { allGamesQuery, catalog, RtpPage } from '@croupier/games';
import { useBoot } from '@croupier/web-app';

export const Route = createFileRoute('/rtp')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, boot, queryClient } }) => {
    await queryClient.ensureQueryData(allGamesQuery(api, boot.device));
  },
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`What each game pays back · Croupier`) }] }),
  component: () => <RtpPage device={useBoot().device} />,
});
