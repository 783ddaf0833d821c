import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { logError, useOnline } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { Offline } from '../connection/Offline.tsx';
import { useSiteClosed } from '../connection/site-closed.ts';
import styles from './notice.module.css';

export interface BrokenProps {
  /** What the page threw; none where one was led here. */
  error?: unknown;
  /** Renders the page again. */
  reset?: (() => void) | undefined;
  /** The app's link home. */
  home: ReactNode;
}

/** Code of a release that is gone, or that a network cut off: browsers may remember the failure until the document is loaded again. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

/** What stands in place of a page that threw. It needs nothing that would have to be fetched: that may be what failed. */
export function Broken({ error, reset, home }: BrokenProps) {
  const router = useRouter();
  const isOnline = useOnline();
  const isClosed = useSiteClosed() !== null;
  const isAway = !isOnline || isClosed;
  const wasAway = useRef(false);
  useEffect(() => {
    if (error !== undefined && navigator.onLine) logError(error, { part: 'page', path: location.pathname });
  }, [error]);
  const retry = () => {
    if (isMissingCode(error)) return location.reload();
    reset?.();
    void router.invalidate();
  };
  // What only lacked the network, or the site, comes back with it.
  const onReturn = useEffectEvent(() => reset && retry());
  useEffect(() => {
    if (!isAway && wasAway.current) onReturn();
    wasAway.current = isAway;
  }, [isAway]);
  if (!isOnline && reset) return <Offline />;
  return (
    <div className={`page-width ${styles.notice}`} role="alert">
      <h1>{isClosed ? <Trans>We are working on the site</Trans> : <Trans>This page did not load</Trans>}</h1>
      <p>
        {isClosed ? (
          <Trans>
            This page opens by itself as soon as we are done; your balance, bets and payments are stored safely.
          </Trans>
        ) : (
          <Trans>
            Something went wrong on our side. Nothing was lost: your balance, bets and payments are stored safely.
          </Trans>
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
