import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useApi, CallRefused } from '@croupier/api-client';
import { isOver, type SportEventDetail, type SportMarket } from '@croupier/contracts';
import { buttonClass, EmptyState, ErrorState, Skeleton, Tabs } from '@croupier/ui-kit';
import { eventQuery } from '../events/event.query.ts';
import { FollowEvent } from '../events/LiveOdds.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import { isDecided } from '../markets/decided.ts';
import { groupsOf } from '../markets/groups.ts';
import { isOnTab, MARKET_TABS, type MarketTab } from '../markets/market-tabs.ts';
import { moveInGrid } from '../odds/odds-grid.ts';
import { MatchForm } from '../standings/MatchForm.tsx';
import { Decided } from './Decided.tsx';
import styles from './event-page.module.css';
import { Fairness } from './Fairness.tsx';
import { LiveTracker } from './LiveTracker.tsx';
import { MarketGroup } from './MarketGroup.tsx';
import { OnceLoaded } from './OnceLoaded.tsx';
import { Scoreboard } from './Scoreboard.tsx';

const POLL_MS = 3_000;

// Loads with the first match opened, since lists don't need it.
const MatchReport = lazy(() => import('./tracker/parts.ts').then((parts) => ({ default: parts.MatchReport })));

/** Renders one match: its score, every market, and on demand how its odds are made up. */
export function EventPage({ id }: { id: number }) {
  const connected = useConnected();
  const {
    data: event,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...eventQuery(useApi(), id), refetchInterval: pollEvery(connected, POLL_MS) });
  if (!event && error instanceof CallRefused && error.status === 404) return <Unknown />;
  if (!event && error) return <ErrorState as="h1" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!event) return <Skeleton height={320} shape="card" />;
  // After the match, visitors come for the results.
  const over = isOver(event.status);
  const decided = over ? [] : event.markets.filter(isDecided);
  const open = event.markets.filter((market) => !decided.includes(market));
  return (
    <div role="presentation" className={styles.page} onKeyDown={moveInGrid}>
      <FollowEvent id={id} />
      <Scoreboard event={event} />
      <LiveTracker event={event} />
      <Markets event={event} open={open} />
      <Decided event={event} markets={decided} />
      {event.incidents.length > 0 && (
        <OnceLoaded fallback={<Skeleton height={320} shape="card" />}>
          <MatchReport event={event} />
        </OnceLoaded>
      )}
      <MatchForm event={event} />
      <Fairness event={event} />
    </div>
  );
}

/** Renders every market, a few kinds at a time. */
function Markets({ event, open }: { event: SportEventDetail; open: readonly SportMarket[] }) {
  const { t } = useLingui();
  const [tab, setTab] = useState<MarketTab>('main');
  const labels: Record<MarketTab, string> = {
    main: t({ message: 'Main', context: 'markets' }),
    goals: t`Goals`,
    players: t`Goalscorers`,
    corners: t`Corners`,
    cards: t({ message: 'Cards', context: 'yellow and red ones' }),
    games: t({ message: 'Games', context: 'of tennis' }),
    points: t`Points`,
    handicaps: t`Handicaps`,
    scores: t`Scores`,
    halves: t`Halves`,
    parts: { football: '', tennis: t`Sets`, basketball: t`Quarters`, 'ice-hockey': t`Periods`, greyhounds: '' }[
      event.sport
    ],
    teams: t`Teams`,
    all: t({ message: 'All', context: 'markets' }),
  };
  const tabs = MARKET_TABS.map((id) => ({
    id,
    label: labels[id],
    markets: open.filter((market) => isOnTab(market, id)),
  }));
  const shown = tabs.filter(({ markets }) => markets.length > 0);
  const chosen = shown.find(({ id }) => id === tab) ?? shown[0];
  if (!chosen) return null;
  return (
    <Tabs label={t`Markets`} tabs={shown} value={chosen.id} onChange={setTab}>
      <div className={styles.page}>
        {groupsOf(chosen.markets).map(({ key, markets }) => (
          <MarketGroup key={key} event={event} markets={markets} />
        ))}
      </div>
    </Tabs>
  );
}

function Unknown() {
  return (
    <EmptyState
      as="h1"
      title={<Trans>Match not found</Trans>}
      text={<Trans>It may have been played too long ago, or the link may be incomplete.</Trans>}
      action={
        <SportLink page={{ to: 'home' }} className={buttonClass()}>
          <Trans>All matches</Trans>
        </SportLink>
      }
    />
  );
}
