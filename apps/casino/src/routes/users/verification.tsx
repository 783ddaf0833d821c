import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VerificationPage, verificationQuery } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/verification')({
  // A failure shows on the page, with a way to try again.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(verificationQuery(api)),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Verification`))] }),
  component: VerificationPage,
});
