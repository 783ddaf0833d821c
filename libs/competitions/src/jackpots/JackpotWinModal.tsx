import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, Disclosure, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { JackpotArt } from './JackpotArt.tsx';
import styles from './jackpots.module.css';
import { ownJackpotWinsQuery } from './jackpots.query.ts';
import { Proof } from './Proof.tsx';

export interface JackpotWinCallbacks {
  /** Opens all jackpots, with the player's wins. */
  onJackpots: () => void;
  /** Opens the seeds that a chance win is checked with. */
  onSeeds: () => void;
}

/** Renders the modal `jackpot-win`: the win, that it was paid, and how to check it. */
export function JackpotWinModal({ id, onJackpots, onSeeds }: { id: number } & JackpotWinCallbacks) {
  const { t } = useLingui();
  const { close } = useModal();
  const { data, isError, refetch, isRefetching } = useQuery({
    ...ownJackpotWinsQuery(useApi()),
    // The cached wins may be older than this one.
    refetchOnMount: 'always',
  });
  const win = data?.find((each) => each.id === id);
  const leave = (to: () => void) => {
    close({ immediate: true });
    to();
  };
  const toSeeds = (text: ReactNode) => (
    <Button variant="quiet" size="small" onClick={() => leave(onSeeds)}>
      {text}
    </Button>
  );
  return (
    <DialogContent
      title={<Trans>You won a jackpot</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => leave(onJackpots)}>
            <Trans>All jackpots</Trans>
          </Button>
          <Button onClick={() => close()}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      {isError && !win && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!win && !isError && <Skeleton height={300} />}
      {win && (
        <div className={styles.won}>
          <JackpotArt />
          <p className={styles.soft}>{win.title}</p>
          <p>
            <Money amount={win.amount_cents} currency={win.currency} size="large" />
          </p>
          <p className={styles.soft}>
            <Trans>It’s in your balance as cash, with no wagering requirement.</Trans>
          </p>
          <Disclosure summary={t`How it was won`} className={styles.wide}>
            <Proof win={win} fairnessLink={toSeeds} />
          </Disclosure>
        </div>
      )}
    </DialogContent>
  );
}
