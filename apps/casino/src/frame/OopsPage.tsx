import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass, ErrorState } from '@croupier/ui-kit';

/** The error page one is led to: /oops. */
export function OopsPage() {
  return (
    <div className="page-width">
      <ErrorState
        as="h1"
        title={<Trans>This page did not load</Trans>}
        text={
          <Trans>
            Something went wrong on our side. Nothing was lost: your balance, bets and payments are stored safely.
          </Trans>
        }
        action={
          <Link to="/" className={buttonClass()}>
            <Trans>Go to the casino</Trans>
          </Link>
        }
      />
    </div>
  );
}
