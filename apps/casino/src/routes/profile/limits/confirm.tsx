import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { refusalCatalog } from '@croupier/i18n';
import { catalog as profileCatalog, ConfirmLimitPage } from '@croupier/profile-limits';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';

export const Route = createFileRoute('/profile/limits/confirm')({
  staticData: { texts: [profileCatalog, refusalCatalog] },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  head: ({ match }) => ({
    meta: [
      pageTitle(match.context.i18n._(msg`Change a limit`)),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ConfirmLimit,
});

function ConfirmLimit() {
  const { token } = Route.useSearch();
  return (
    <div className="page-width">
      <ConfirmLimitPage
        token={token}
        onwards={
          <Link to="/users/limits" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Go to my limits</Trans>
          </Link>
        }
      />
    </div>
  );
}
