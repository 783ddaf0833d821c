import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { type BetTotals as Totals, MOST_BETS } from '@croupier/contracts';
import { formatNumber } from '@croupier/i18n';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { BarPlot, buttonClass, Card, Disclosure, Money } from '@croupier/ui-kit';
import { fileAddress } from './bets-file.ts';
import { stateOf, wantedOf } from './bets-filter.ts';
import type { BetsView } from './bets-view.ts';
import styles from './bets.module.css';
import { totalsQuery } from './bets.query.ts';
import { spansBetween } from './spans.ts';

/** Renders the totals of all bets in the list, including those not loaded yet. */
export function BetTotals({ shown }: { shown: BetsView }) {
  const { data } = useQuery({ ...totalsQuery(useApi(), wantedOf(shown)), placeholderData: (before) => before });
  if (!data || data.currencies.length === 0) return null;
  return (
    <Card className={styles.record}>
      {data.currencies.map((sums) => (
        <Sums key={sums.currency} sums={sums} open={stateOf(shown) === 'open'} />
      ))}
      <Disclosure
        summary={
          data.step === 'day' ? <Trans>Daily totals and download</Trans> : <Trans>Monthly totals and download</Trans>
        }
        className={styles.filter}
      >
        <div className={styles.record}>
          {data.currencies.map(({ currency }) => (
            <Plots key={currency} totals={data} currency={currency} open={stateOf(shown) === 'open'} />
          ))}
          <TakeAway shown={shown} />
        </div>
      </Disclosure>
    </Card>
  );
}

function Sums({ sums, open }: { sums: Totals['currencies'][number]; open: boolean }) {
  const { i18n } = useLingui();
  const { currency, bets, staked_cents, returned_cents, possible_cents } = sums;
  return (
    <dl className={styles.figures}>
      <Figure name={<Trans context="how many">Bets</Trans>}>{formatNumber(bets, i18n.locale)}</Figure>
      <Figure name={<Trans>Staked</Trans>}>
        <Money amount={staked_cents} currency={currency} />
      </Figure>
      {open ? (
        <Figure name={<Trans>Return if all win</Trans>}>
          <Money amount={possible_cents} currency={currency} />
        </Figure>
      ) : (
        <>
          <Figure name={<Trans>Returned</Trans>}>
            <Money amount={returned_cents} currency={currency} />
          </Figure>
          <Figure name={<Trans context="returns less stakes">Net</Trans>}>
            <Money amount={returned_cents - staked_cents} currency={currency} />
          </Figure>
        </>
      )}
    </dl>
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

/** Renders results by the day or month the bets were placed. Losses are as prominent as wins. */
function Plots({ totals, currency, open }: { totals: Totals; currency: CurrencyCode; open: boolean }) {
  const { t, i18n } = useLingui();
  const own = new Map(totals.spans.filter((one) => one.currency === currency).map((one) => [one.span, one]));
  const spans = spansBetween([...own.keys()]);
  const top = Math.max(1, ...[...own.values()].flatMap((one) => [one.staked_cents, one.returned_cents]));
  const labelOf = (span: string) =>
    totals.step === 'day'
      ? i18n.date(`${span}T12:00:00Z`, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
      : i18n.date(`${span}-15T12:00:00Z`, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const barsOf = (of: 'staked_cents' | 'returned_cents') =>
    spans.map((span) => {
      const value = own.get(span)?.[of] ?? 0;
      return { label: labelOf(span), value, text: formatMoney(value, currency, i18n.locale) };
    });
  return (
    <div className={styles.plots}>
      <div>
        <p className={styles.market}>
          <Trans>Staked</Trans>
        </p>
        <BarPlot caption={t`Staked in ${currency}`} bars={barsOf('staked_cents')} top={top} height={72} />
      </div>
      {!open && (
        <div>
          <p className={styles.market}>
            <Trans>Returned</Trans>
          </p>
          <BarPlot caption={t`Returned in ${currency}`} bars={barsOf('returned_cents')} top={top} height={72} />
        </div>
      )}
    </div>
  );
}

function TakeAway({ shown }: { shown: BetsView }) {
  const { i18n } = useLingui();
  const most = formatNumber(MOST_BETS, i18n.locale);
  return (
    <div className={styles.takeAway}>
      <a href={fileAddress(shown)} download className={buttonClass({ variant: 'secondary' })}>
        <Download size={18} aria-hidden="true" />
        <Trans>Download as CSV</Trans>
      </a>
      <p className={styles.market}>
        <Trans>
          The file contains the bets in this view, up to the newest {most}, with one line per selection and times in
          UTC.
        </Trans>
      </p>
    </div>
  );
}
