import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, Skeleton } from '@croupier/ui-kit';
import { BreakTitle, BreakWords } from './break-parts.tsx';
import styles from './break.module.css';
import { sessionEndQuery } from './session-end.query.ts';

export interface SessionOverProps {
  /** App's link to help. */
  help: ReactNode;
  /** Sign-in, for a session that ended for no such reason. */
  children: ReactNode;
}

/**
 * Renders in a tab whose session ended elsewhere. Explains a break or used-up playing time without an invitation to
 * return. Without a reply, renders the normal end of a session.
 */
export function SessionOver({ help, children }: SessionOverProps) {
  const { data: end, isPending } = useQuery(sessionEndQuery(useApi()));
  const { close } = useModal();
  if (isPending)
    return (
      <DialogContent title={<Skeleton width="55%" height={28} />}>
        <div className={styles.words} aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </DialogContent>
    );
  if (!end) return children;
  const { reason, until } = end;
  return (
    <DialogContent
      title={reason === 'time_up' ? <Trans>You’ve reached your playing time</Trans> : <BreakTitle kind={reason} />}
      footer={
        <div className={styles.ways}>
          {help}
          <Button variant="secondary" onClick={() => close()}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      {reason === 'time_up' ? (
        <p>
          <Trans>
            You’ve reached the playing time you set, so we signed you out on all devices. Your money is safe, and open
            bets will still be settled.
          </Trans>
        </p>
      ) : (
        <BreakWords kind={reason} until={until} />
      )}
    </DialogContent>
  );
}
