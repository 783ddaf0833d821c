import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logError } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import styles from './frame.module.css';

/** What stands in place of a page that threw. It needs nothing that would have to be fetched: that may be what failed. */
export function Broken({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  useEffect(() => logError(error, { part: 'page', path: location.pathname }), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={`page-width ${styles.broken}`} role="alert">
      <h1>
        <Trans>This page did not load</Trans>
      </h1>
      <p>
        <Trans>
          Something went wrong on our side. Nothing was lost: your balance, bets and payments are stored safely.
        </Trans>
      </p>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
