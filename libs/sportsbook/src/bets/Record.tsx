import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { readBetRecord, Reply } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { BarPlot, Card, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { eventPage, useEventTitle } from '../fields/event-title.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './bets.module.css';
import { recordQuery } from './bets.query.ts';

type BetRecord = Reply<typeof readBetRecord>;

/** Renders the results of the player's recent bets and how good their odds were. Losses are as prominent as wins. */
export function Record({ currency }: { currency: CurrencyCode }) {
  const query = useQuery(recordQuery(useApi(), currency));
  if (!query.data)
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton height={320} shape="card" />
    );
  const { days, closing, open_cents } = query.data;
  return (
    <>
      <Days days={days} open={open_cents} currency={currency} />
      <Closing closing={closing} />
    </>
  );
}

function Days({ days, open, currency }: { days: BetRecord['days']; open: number; currency: CurrencyCode }) {
  const { t, i18n } = useLingui();
  const [staked, returned] = [
    days.reduce((sum, day) => sum + day.staked_cents, 0),
    days.reduce((sum, day) => sum + day.returned_cents, 0),
  ];
  const top = Math.max(1, ...days.flatMap(({ staked_cents, returned_cents }) => [staked_cents, returned_cents]));
  const barsOf = (of: (day: BetRecord['days'][number]) => number) =>
    days.map((each) => ({
      label: i18n.date(`${each.day}T12:00:00Z`, { day: 'numeric', timeZone: 'UTC' }),
      value: of(each),
      text: formatMoney(of(each), currency, i18n.locale),
    }));
  return (
    <Card className={styles.record}>
      <h2 className={styles.recordTitle}>
        <Trans>Last 14 days</Trans>
      </h2>
      <p className={styles.market}>
        <Trans>Settled bets, by the day they were settled.</Trans>
      </p>
      <dl className={styles.figures}>
        <Figure name={<Trans>Staked</Trans>}>
          <Money amount={staked} currency={currency} />
        </Figure>
        <Figure name={<Trans>Returned</Trans>}>
          <Money amount={returned} currency={currency} />
        </Figure>
        <Figure name={<Trans context="returns less stakes">Net</Trans>}>
          <Money amount={returned - staked} currency={currency} />
        </Figure>
        {open > 0 && (
          <Figure name={<Trans>In open bets</Trans>}>
            <Money amount={open} currency={currency} />
          </Figure>
        )}
      </dl>
      <div className={styles.plots}>
        <div>
          <p className={styles.market}>
            <Trans>Staked</Trans>
          </p>
          <BarPlot caption={t`Staked, by day`} bars={barsOf((day) => day.staked_cents)} top={top} height={72} />
        </div>
        <div>
          <p className={styles.market}>
            <Trans>Returned</Trans>
          </p>
          <BarPlot caption={t`Returned, by day`} bars={barsOf((day) => day.returned_cents)} top={top} height={72} />
        </div>
      </div>
    </Card>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const MILLION = 1_000_000;

/** Renders how often the odds beat the last odds before kick-off. Beating them predicts better long-run results. */
function Closing({ closing: { legs, better, mean_gain, newest } }: { closing: BetRecord['closing'] }) {
  const { i18n } = useLingui();
  const names = useMarketNames();
  const priceText = usePriceText();
  const title = useEventTitle();
  const percent = (millionths: number) =>
    i18n.number(millionths / MILLION, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <Card className={styles.record}>
      <h2 className={styles.recordTitle}>
        <Trans>Your odds and the closing odds</Trans>
      </h2>
      <p className={styles.market}>
        <Trans>
          Closing odds are the last odds before kick-off, when the most is known. Beating them is the fairest sign of
          good judgement. A few bets prove little.
        </Trans>
      </p>
      {mean_gain === null ? (
        <p>
          <Trans>Bets placed before kick-off are compared here once they are settled.</Trans>
        </p>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure name={<Trans>On average</Trans>}>{percent(mean_gain)}</Figure>
            <Figure name={<Trans>Better than closing odds</Trans>}>
              <Trans>
                {better} of {legs}
              </Trans>
            </Figure>
          </dl>
          <table className={styles.closing}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Selection</Trans>
                </th>
                <th scope="col">
                  <Trans context="price a player got">Yours</Trans>
                </th>
                <th scope="col">
                  <Trans context="price at kick-off">Closing</Trans>
                </th>
                <th scope="col">
                  <Trans context="of two prices">Gain</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {newest.map((leg, index) => (
                <tr key={index}>
                  <th scope="row">
                    {names.outcome(leg, leg.outcome, leg.event)}
                    <SportLink page={eventPage(leg.event)} className={styles.market}>
                      {title(leg.event)}
                    </SportLink>
                  </th>
                  <td>{priceText(leg.odds)}</td>
                  <td>{priceText(leg.closing_odds)}</td>
                  <td>{percent((leg.odds / leg.closing_odds - 1) * MILLION)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
