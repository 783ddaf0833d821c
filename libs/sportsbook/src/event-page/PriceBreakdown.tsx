import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { MILLION, ODDS_ONE } from '@croupier/bet-math';
import type { readSportPrices, Reply, SportEventDetail, SportMarket } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { ErrorState, Skeleton, Sparkline } from '@croupier/ui-kit';
import { pricesQuery } from '../events/event.query.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { outcomesOf } from '../markets/outcomes.ts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './price-breakdown.module.css';
import { sidesOf } from './sides.ts';

type Prices = Reply<typeof readSportPrices>;
const POLL_MS = 5_000;

/** Renders how odds are made up: the fair odds, our margin, and how both were calculated. */
export function PriceBreakdown({ event, market }: { event: SportEventDetail; market: SportMarket }) {
  const reason = useReasons();
  const query = pricesQuery(useApi(), { id: event.id, market_id: market.market_id, specifiers: market.specifiers });
  const { data, isError, refetch } = useQuery({ ...query, refetchInterval: event.status === 'live' ? POLL_MS : false });
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={180} shape="card" />;
  return (
    <div className={styles.open}>
      {market.reason && <p>{reason(market.reason)}</p>}
      <FairTable event={event} market={market} prices={data} />
      <Margin prices={data} />
      <History event={event} market={market} prices={data} />
      <SportLink page={{ to: 'calibration' }} className={styles.check}>
        <Trans>How accurate are our odds?</Trans>
      </SportLink>
    </div>
  );
}

function FairTable({ event, market, prices }: { event: SportEventDetail; market: SportMarket; prices: Prices }) {
  const { i18n } = useLingui();
  const names = useMarketNames();
  const priceText = usePriceText();
  const sides = sidesOf(event);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="of a market">Outcome</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
          <th scope="col">
            <Trans>Fair odds</Trans>
          </th>
          <th scope="col">
            <Trans>Our odds</Trans>
          </th>
          <th scope="col">
            <Trans>Returned on average</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomesOf(market).map((outcome, index) => {
          const fair = prices.fair[index] ?? 0;
          const odds = prices.market.odds?.[index];
          return (
            <tr key={outcome}>
              <th scope="row">{names.outcome(market, outcome, sides)}</th>
              <td>
                <span className={styles.chance}>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                    <rect width="100" height="8" className={styles.track} />
                    <rect width={fair / 10_000} height="8" className={styles.fill} />
                  </svg>
                  {formatPercent(fair / MILLION, i18n.locale, 1)}
                </span>
              </td>
              <td>{fair > 0 && fair < MILLION ? priceText(Math.round((ODDS_ONE * MILLION) / fair)) : '–'}</td>
              <td className={styles.own}>{odds && prices.market.status === 'active' ? priceText(odds) : '–'}</td>
              <td>
                {odds && prices.market.status === 'active'
                  ? formatPercent(returnedShare(fair, odds, prices.back), i18n.locale, 1)
                  : '–'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns the average return of a stake at these odds, as a share of the stake. */
function returnedShare(fair: number, odds: number, back: number): number {
  const untouched = back / MILLION;
  return untouched + (1 - untouched) * (fair / MILLION) * (odds / ODDS_ONE);
}

function Margin({ prices }: { prices: Prices }) {
  const { i18n } = useLingui();
  if (prices.margin === null || prices.market.status !== 'active') return null;
  const margin = formatPercent(prices.margin / MILLION, i18n.locale, 1);
  return (
    <p className={styles.margin}>
      <Trans>
        The difference is our margin: {margin} on this market. Unlikely outcomes carry more of it than likely ones, so
        the share of a stake returned on average differs from odds to odds.
      </Trans>
    </p>
  );
}

/** Renders the first outcome's chance over time. The others follow from it. */
function History({ event, market, prices }: { event: SportEventDetail; market: SportMarket; prices: Prices }) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  const chances = prices.history.map(({ fair }) => (fair[0] ?? 0) / MILLION);
  const [outcome] = outcomesOf(market);
  const [first, last] = [chances[0], chances.at(-1)];
  if (outcome === undefined || first === undefined || last === undefined || chances.length < 2) return null;
  const name = names.outcome(market, outcome, sidesOf(event));
  const percent = (share: number) => formatPercent(share, i18n.locale, 0);
  const [from, now] = [percent(first), percent(last)];
  return (
    <figure className={styles.history}>
      <figcaption>
        <Trans>
          Chance of “{name}” over time: from {from} to {now}
        </Trans>
      </figcaption>
      <Sparkline values={chances} label={t`The chance of “${name}” went from ${from} to ${now}`} height={56} />
    </figure>
  );
}
