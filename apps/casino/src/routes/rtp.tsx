import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { allGamesQuery, catalog, descriptions, RtpPage } from '@croupier/games';
import { pageMeta, usePageContext } from '@croupier/web-app';

export const Route = createFileRoute('/rtp')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, pageContext, queryClient } }) => {
    await queryClient.ensureQueryData(allGamesQuery(api, pageContext.device));
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`What each game pays back`), context.i18n._(descriptions.returns)),
  }),
  component: function Returns() {
    return <RtpPage device={usePageContext().device} />;
  },
});
