import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { buttonClass, chipClass, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { treeQuery } from '../events/tree.query.ts';
import { useSpan } from '../filter/useUpcoming.ts';
import type { When } from '../filter/when.ts';
import { WhenFilter } from '../filter/WhenFilter.tsx';
import { type CouponSubject, SportLink } from '../host/sportsbook-context.tsx';
import { useConnected } from '../live/connection.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { moveInGrid } from '../odds/odds-grid.ts';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import { COUPON_MARKETS, couponMarket } from './coupon-markets.ts';
import styles from './coupon.module.css';
import { couponQuery } from './coupon.query.ts';
import { CouponRow } from './CouponRow.tsx';

/** Polls even beside the socket, which brings odds of visible rows only, not of those further down. */
const POLL_MS = { live: 15_000, alone: 5_000 } as const;

/** Renders one market for all matches of a sport, a league or a day. */
export function CouponPage({ sport, league, market, when }: CouponSubject & { when?: When | undefined }) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  const api = useApi();
  const connected = useConnected();
  const span = useSpan(when);
  const chosen = couponMarket(sport, market);
  const scope = league === undefined ? { sport } : { tournament: league };
  const { data, isError, isFetching, refetch } = useQuery({
    ...couponQuery(api, chosen, { ...scope, ...span }),
    enabled: span !== null,
    refetchInterval: connected ? POLL_MS.live : POLL_MS.alone,
  });
  const { data: tree } = useQuery(treeQuery(api));
  const leagues = tree?.sports.find(({ id }) => id === sport)?.tournaments ?? [];
  const subject = { to: 'coupon', sport, league, when } as const;
  const sides = { home: '', away: '' };
  const nameOf = (id: number) => names.kind({ market_id: id, specifiers: '' }, sides);
  return (
    <div className={page.page}>
      <PageTitle over={i18n._(SPORT_NAMES[sport])}>
        {leagues.find(({ slug }) => slug === league)?.name ?? <Trans>All leagues</Trans>}
      </PageTitle>
      <nav aria-label={t`Market`} className={styles.chips}>
        {COUPON_MARKETS[sport].map((id) => (
          <SportLink key={id} page={{ ...subject, market: id }} className={chipClass} aria-current={id === chosen}>
            {nameOf(id)}
          </SportLink>
        ))}
      </nav>
      <WhenFilter page={{ ...subject, market: chosen }} scope={scope} when={when} />
      <nav aria-label={t`League`} className={styles.chips}>
        <SportLink
          page={{ ...subject, market: chosen, league: undefined }}
          className={chipClass}
          aria-current={league === undefined}
        >
          <Trans>All leagues</Trans>
        </SportLink>
        {leagues.map(({ slug, name }) => (
          <SportLink
            key={slug}
            page={{ ...subject, market: chosen, league: slug }}
            className={chipClass}
            aria-current={slug === league}
          >
            {name}
          </SportLink>
        ))}
      </nav>
      <div role="presentation" onKeyDown={moveInGrid}>
        {data && data.length > 0 && (
          <ul aria-label={nameOf(chosen)} className={styles.rows}>
            {data.map((event) => (
              <CouponRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </div>
      {data?.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>No odds for this market at that time</Trans>}
          text={<Trans>Try another market, league or day.</Trans>}
          action={
            <SportLink page={{ to: 'coupon', sport }} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Reset filters</Trans>
            </SportLink>
          }
        />
      )}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={480} />}
    </div>
  );
}
