import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import { Button, Card, EmptyState, ErrorState, Skeleton, TextArea } from '@croupier/ui-kit';
import { liveRoundBetsQuery, liveRoundQuery } from '../live/live.query.ts';
import styles from './fairness.module.css';
import { LiveSteps } from './LiveSteps.tsx';
import { type CheckedLive, parseLive } from './rerun-live.ts';

/** Address of a live table's round. */
export interface LiveRoundAddress {
  table: string;
  number: number;
}

/** Renders a live table's round, recalculated with the player's own bets. */
export function LiveRoundCheck({ table: slug, number, signedIn }: LiveRoundAddress & { signedIn: boolean }) {
  const api = useApi();
  const round = useQuery(liveRoundQuery(api, slug, number));
  const before = useQuery({ ...liveRoundQuery(api, slug, number - 1), enabled: number > 1 });
  const bets = useQuery({ ...liveRoundBetsQuery(api, slug, number), enabled: signedIn });
  const again = () => void Promise.all([round, bets].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  if (round.error instanceof CallRefused)
    return (
      <Card className={styles.part}>
        <EmptyState
          art="search"
          title={<Trans>Round not found</Trans>}
          text={<Trans>The link may be incomplete.</Trans>}
        />
      </Card>
    );
  if (round.isError || bets.isError)
    return (
      <Card className={styles.part}>
        <ErrorState onRetry={again} retrying={round.isRefetching || bets.isRefetching} />
      </Card>
    );
  if (!round.data || (signedIn && !bets.data) || before.isLoading) return <Skeleton height={360} shape="card" />;
  return (
    <Checked live={{ ...round.data, bets: bets.data ?? [] }} before={before.data?.round.secret ?? null} copyable />
  );
}

function Checked({ live, before, copyable }: { live: CheckedLive; before?: string | null; copyable?: boolean }) {
  const { table, round } = live;
  return (
    <Card className={styles.part}>
      <h2>
        <Trans>
          {table.title}, round {round.number}
        </Trans>
      </h2>
      <LiveSteps live={live} before={before ?? null} copyable={copyable ?? false} />
    </Card>
  );
}

/** Renders the check of a live round from pasted facts. They never leave the browser. */
export function PastedLiveRound() {
  const { t } = useLingui();
  const [live, setLive] = useState<CheckedLive | 'wrong' | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setLive(parseLive(String(new FormData(event.currentTarget).get('live'))) ?? 'wrong');
  }
  return (
    <>
      <Card className={styles.part}>
        <h2>
          <Trans>Check a live table round</Trans>
        </h2>
        <p>
          <Trans>
            Everyone at a live table plays the same round. Choose one from the row of results at its table, or paste one
            copied from this page. Nothing you paste leaves your browser.
          </Trans>
        </p>
        <form onSubmit={submit} className={styles.form}>
          <TextArea name="live" label={t`Copied live round`} maxLength={100_000} autoComplete="off" required />
          <div className={styles.buttons}>
            <Button type="submit" variant="secondary">
              <Trans>Check this round</Trans>
            </Button>
          </div>
        </form>
        {live === 'wrong' && (
          <p role="alert" className={styles.wrong}>
            <Trans>This isn’t a complete copied round. Please copy all of it.</Trans>
          </p>
        )}
      </Card>
      {live && live !== 'wrong' && <Checked live={live} />}
    </>
  );
}
