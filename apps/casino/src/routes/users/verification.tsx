import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { VerificationPage, verificationQuery } from '@croupier/profile-limits';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/users/verification')({
  // A failure is shown on the page, with a retry.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(verificationQuery(api)),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Verification`))] }),
  component: function Verification() {
    const help = (
      <Link to="/support" search={{ topic: 'verification' }}>
        <Trans>Questions about your documents? Contact us</Trans>
      </Link>
    );
    return <VerificationPage help={help} />;
  },
});
