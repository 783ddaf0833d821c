import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { BreakBegunPage, catalog } from '@croupier/safer-play';
import { buttonClass } from '@croupier/ui-kit';
import { pageTitle } from '@croupier/web-app';
import { readBreakSearch } from '../safer-play/break-search.ts';

/** Page shown, signed out, after a break has started. */
export const Route = createFileRoute('/break')({
  staticData: { texts: [catalog] },
  validateSearch: readBreakSearch,
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Your break`)), { name: 'robots', content: 'noindex' }],
  }),
  component: Break,
});

function Break() {
  const { kind = 'coolingoff', until = null } = Route.useSearch();
  return (
    <div className="page-width">
      <BreakBegunPage
        kind={kind}
        until={until}
        ways={
          <>
            <Link to="/support" search={{ topic: 'limits' }} className={buttonClass()}>
              <Trans>Talk to someone</Trans>
            </Link>
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              <Trans>Go to the home page</Trans>
            </Link>
          </>
        }
      />
    </div>
  );
}
