import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { logError } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import styles from './notice.module.css';

export interface BrokenProps {
  /** What the page threw; none where one was led here. */
  error?: unknown;
  /** Renders the page again. */
  reset?: (() => void) | undefined;
  /** The app's link home. */
  home: ReactNode;
}

/** What stands in place of a page that threw. It needs nothing that would have to be fetched: that may be what failed. */
export function Broken({ error, reset, home }: BrokenProps) {
  const router = useRouter();
  useEffect(() => {
    if (error !== undefined) logError(error, { part: 'page', path: location.pathname });
  }, [error]);
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <div className={`page-width ${styles.notice}`} role="alert">
      <h1>
        <Trans>This page did not load</Trans>
      </h1>
      <p>
        <Trans>
          Something went wrong on our side. Nothing was lost: your balance, bets and payments are stored safely.
        </Trans>
      </p>
      <div className={styles.ways}>
        {reset && (
          <Button variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {home}
      </div>
    </div>
  );
}
