import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { Button, buttonClass, EmptyState, ErrorState, Segmented, Skeleton } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useConnected, pollEvery } from '../live/connection.ts';
import { animateList } from '../page/animate-list.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { BetCard } from './BetCard.tsx';
import { isNarrowed, stateOf, wantedOf } from './bets-filter.ts';
import type { BetsView } from './bets-view.ts';
import styles from './bets.module.css';
import { betsQuery } from './bets.query.ts';
import { BetsFilters } from './BetsFilters.tsx';
import { BetTotals } from './BetTotals.tsx';
import { CashedOut } from './CashedOut.tsx';
import { Record } from './Record.tsx';

const POLL_MS = 5_000;

interface MyBetsProps {
  shown: BetsView;
  onShow: (shown: BetsView) => void;
}

/** Renders the player's open and settled bets. */
export function MyBets({ shown, onShow, compact = false }: MyBetsProps & { compact?: boolean }) {
  const { t } = useLingui();
  const { data: player } = useQuery(playerQuery(useApi()));
  const as = compact ? 'h3' : 'h2';
  if (!player) return <SignInFirst as={as} />;
  return (
    <div className={styles.bets} data-compact={compact}>
      <Segmented
        label={t`Bets to show`}
        options={[
          { value: 'open', label: t({ message: 'Open', context: 'of a bet' }) },
          { value: 'settled', label: t`Settled` },
          ...(compact ? [] : [{ value: 'record' as const, label: t({ message: 'Record', context: 'of bets' }) }]),
        ]}
        value={shown.view ?? 'open'}
        onChange={(view) => onShow({ ...shown, view: view === 'open' ? undefined : view })}
      />
      <CashedOut onShowSettled={shown.view === 'settled' ? null : () => onShow({ view: 'settled' })} />
      {shown.view === 'record' ? (
        <Record currency={player.currency} />
      ) : (
        <>
          {!compact && <BetsFilters shown={shown} onShow={onShow} />}
          {!compact && <BetTotals shown={shown} />}
          <BetList key={JSON.stringify(wantedOf(shown))} shown={shown} as={as} />
        </>
      )}
    </div>
  );
}

/** Renders My bets beside another page. The filters aren't kept in the address. */
export function MyBetsBeside() {
  const [shown, setShown] = useState<BetsView>({});
  return <MyBets compact shown={shown} onShow={setShown} />;
}

function BetList({ shown, as }: { shown: BetsView; as: 'h2' | 'h3' }) {
  const connected = useConnected();
  const query = useInfiniteQuery({
    ...betsQuery(useApi(), wantedOf(shown)),
    refetchInterval: pollEvery(connected, POLL_MS),
  });
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = query;
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void query.refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={132} shape="card" />
    );
  const bets = data.pages.flatMap((page) => page.data);
  if (bets.length === 0) return isNarrowed(shown) ? <NothingFound as={as} /> : <NoBets shown={shown} as={as} />;
  return (
    <>
      <ul ref={animateList} className={styles.list}>
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show older bets</Trans>
        </Button>
      )}
    </>
  );
}

function NothingFound({ as }: { as: 'h2' | 'h3' }) {
  return (
    <EmptyState
      as={as}
      art="search"
      title={<Trans>No bets found</Trans>}
      text={<Trans>No bets match all your filters. Remove a filter and try again.</Trans>}
    />
  );
}

function NoBets({ shown, as }: { shown: BetsView; as: 'h2' | 'h3' }) {
  const open = stateOf(shown) === 'open';
  return (
    <EmptyState
      as={as}
      art="history"
      title={open ? <Trans>No open bets</Trans> : <Trans>No settled bets yet</Trans>}
      text={
        open ? (
          <Trans>Bets you place appear here until they are settled.</Trans>
        ) : (
          <Trans>Once a bet is settled, it appears here with its receipt.</Trans>
        )
      }
    />
  );
}

function SignInFirst({ as }: { as: 'h2' | 'h3' }) {
  return (
    <EmptyState
      as={as}
      art="history"
      title={<Trans>Your bets</Trans>}
      text={<Trans>Sign in to see your bets and how they ended.</Trans>}
      action={
        <SportLink page={{ to: 'login' }} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Sign in</Trans>
        </SportLink>
      }
    />
  );
}

/** Renders My bets as a page. */
export function MyBetsPage(props: MyBetsProps) {
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans>My bets</Trans>
      </PageTitle>
      <MyBets {...props} />
    </div>
  );
}
