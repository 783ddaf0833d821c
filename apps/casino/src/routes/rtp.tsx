import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { allGamesQuery, catalog, RtpPage } from '@croupier/games';
import { usePageContext, pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/rtp')({
  staticData: { texts: [catalog] },
  loader: async ({ context: { api, pageContext, queryClient } }) => {
    await queryClient.ensureQueryData(allGamesQuery(api, pageContext.device));
  },
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`What each game pays back`))] }),
  component: function Returns() {
    return <RtpPage device={usePageContext().device} />;
  },
});
