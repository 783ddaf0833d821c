import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { LiveKind, LiveRound } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { PageHeading } from '@croupier/shell';
import { EmptyState, ErrorState, Money, PlayingCard, Skeleton } from '@croupier/ui-kit';
import { Lantern, Quay } from './LanternArt.tsx';
import styles from './list.module.css';
import { liveTablesQuery } from './live.query.ts';
import { MoneyWheel } from './MoneyWheel.tsx';
import { PastRounds } from './PastRounds.tsx';
import { Wheel } from './Wheel.tsx';

export interface LiveTablesPageProps {
  currency: CurrencyCode;
  /** Link to a table that covers its card. */
  link: (slug: string, title: string) => ReactNode;
  /** Links to other pages, shown in an empty list. */
  elsewhere: ReactNode;
}

/** Renders every live table with its current state, its number of players and its stakes. */
export function LiveTablesPage({ currency, link, elsewhere }: LiveTablesPageProps) {
  const query = useQuery(liveTablesQuery(useApi(), currency));
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            Everyone at a table plays the same round at the same time. Watch as long as you like before you bet.
          </Trans>
        }
      >
        <Trans>Live tables</Trans>
      </PageHeading>
      {query.isError && !query.data && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      )}
      {query.isPending && <Skeleton height={320} />}
      {query.data?.length === 0 && (
        <EmptyState title={<Trans>Live tables aren’t available in your country.</Trans>} action={elsewhere} />
      )}
      <ul className={styles.tables}>
        {query.data?.map(({ slug, title, kind, limits, past, round, players }) => (
          <li key={slug} className={styles.card}>
            <div className={styles.art} data-kind={kind} aria-hidden="true">
              {pictures[kind]}
            </div>
            <div className={styles.facts}>
              <h2>{link(slug, title)}</h2>
              <p className={styles.state}>
                <State kind={kind} round={round} /> · <Plural value={players} one="# player" other="# players" />
              </p>
              <p className={styles.limits}>
                <Money amount={limits.min_cents} currency={limits.currency} />–
                <Money amount={limits.max_cents} currency={limits.currency} />
              </p>
              {past.length > 0 && <PastRounds past={past} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures of each kind of table for the list. */
const pictures: Readonly<Record<LiveKind, ReactNode>> = {
  crash: (
    <>
      <Quay />
      <Lantern />
      <Lantern />
      <Lantern />
    </>
  ),
  roulette: <Wheel round={null} phase="betting" last={17} />,
  wheel: <MoneyWheel round={null} phase="betting" before={null} />,
  baccarat: [7, 47, 27, 13].map((card) => <PlayingCard key={card} card={card} />),
};

function State({ kind, round }: { kind: LiveKind; round: LiveRound | null }) {
  if (round?.state === 'open') return <Trans>Betting open</Trans>;
  if (round?.state !== 'drawn') return <Trans>Opens when you join</Trans>;
  if (kind === 'crash') return <Trans>In flight</Trans>;
  return kind === 'baccarat' ? <Trans>Dealing</Trans> : <Trans>Spinning</Trans>;
}
