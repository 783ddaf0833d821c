import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage, sessionsQuery } from '@croupier/profile-limits';

export const Route = createFileRoute('/users/security')({
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(sessionsQuery(api)),
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Security · Croupier`) }] }),
  component: SecurityPage,
});
