import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog, SelfCheckPage } from '@croupier/safer-play';
import { buttonClass } from '@croupier/ui-kit';
import { pageMeta } from '@croupier/web-app';

export const Route = createFileRoute('/self-check')({
  staticData: { texts: [catalog] },
  head: ({ match: { context } }) => ({
    meta: pageMeta(
      context.i18n._(msg`Check your gambling`),
      context.i18n._(msg`Four questions about your gambling. Nothing is sent or stored.`),
    ),
  }),
  component: SelfCheck,
});

function SelfCheck() {
  return (
    <div className="page-width">
      <SelfCheckPage
        tools={
          <>
            <Link to="/users/limits" className={buttonClass()}>
              <Trans>Set limits or take a break</Trans>
            </Link>
            <Link to="/support" search={{ topic: 'limits' }} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Get help</Trans>
            </Link>
          </>
        }
      />
    </div>
  );
}
