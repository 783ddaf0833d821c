import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchSecurity, SecurityPage } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/security')({
  loader: ({ context: { api, queryClient } }) => prefetchSecurity(api, queryClient),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Security`))] }),
  component: SecurityPage,
});
