import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isMissingCode, logError, reloadOnce, useOnline } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { Offline } from '../connection/Offline.tsx';
import { useSiteClosed } from '../connection/site-closed.ts';
import styles from './notice.module.css';

export interface BrokenProps {
  /** Error the page threw; undefined if the visitor navigated here. */
  error?: unknown;
  /** Renders the page again. */
  reset?: (() => void) | undefined;
  /** App's link to the home. */
  home: ReactNode;
}

/** Renders in place of a page that threw. Needs nothing that must be fetched, since a failed fetch may be the cause. */
export function Broken({ error, reset, home }: BrokenProps) {
  const router = useRouter();
  const isOnline = useOnline();
  const isClosed = useSiteClosed() !== null;
  const isAway = !isOnline || isClosed;
  const wasAway = useRef(false);
  useEffect(() => {
    if (error === undefined || !navigator.onLine) return;
    logError(error, { part: 'page', path: location.pathname });
    reloadOnce(error); // A new release may have been deployed while the page was open.
  }, [error]);
  const retry = () => {
    if (isMissingCode(error)) return location.reload();
    reset?.();
    void router.invalidate();
  };
  // A page that only lacked the network or the site is retried once it is available again.
  const onReturn = useEffectEvent(() => reset && retry());
  useEffect(() => {
    if (!isAway && wasAway.current) onReturn();
    wasAway.current = isAway;
  }, [isAway]);
  if (!isOnline && reset) return <Offline />;
  return (
    <div className={`page-width ${styles.notice}`} role="alert">
      <h1>{isClosed ? <Trans>The site is under maintenance</Trans> : <Trans>This page didn’t load</Trans>}</h1>
      <p>
        {isClosed ? (
          <Trans>This page opens automatically once we’re done. Your balance, bets and payments are safe.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Your balance, bets and payments are safe.</Trans>
        )}
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
