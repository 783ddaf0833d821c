import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage, sessionsQuery } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/security')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(sessionsQuery(api)),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Security`))] }),
  component: SecurityPage,
});
