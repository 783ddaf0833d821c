import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logError } from '@croupier/shell';
import { buttonClass, ErrorState } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';
import styles from './frame.module.css';

/** What stands in place of a page that threw. */
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
    <main id="content" className={styles.alone}>
      <ErrorState
        as="h1"
        title={<Trans>This page did not load</Trans>}
        text={
          <Trans>
            Something went wrong on our side. Nothing was lost: your balance and your bets are stored safely.
          </Trans>
        }
        onRetry={retry}
        action={
          <AppLink page={{ to: 'home' }} className={buttonClass()}>
            <Trans>Go to the sportsbook</Trans>
          </AppLink>
        }
      />
    </main>
  );
}
