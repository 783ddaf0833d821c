import { buttonClass, ErrorState } from '@croupier/ui-kit';
import { logError } from '@croupier/shell';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What stands in place of a page that threw, and at /oops. */
export function Broken({ error, reset }: { error?: unknown; reset?: () => void }) {
  const router = useRouter();
  useEffect(() => {
    if (error) logError(error, { part: 'page', path: location.pathname });
  }, [error]);
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <div className="page-width">
      <ErrorState
        as="h1"
        title={<Trans>This page did not load</Trans>}
        text={<Trans>Something went wrong on our side. Nothing was lost: your balance, bets and payments are stored safely.</Trans>}
        onRetry={error ? retry : undefined}
        action={
          <Link to="/" className={buttonClass()}>
            <Trans>Go to the casino</Trans>
          </Link>
        }
      />
    </div>
  );
}
