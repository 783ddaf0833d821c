import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { PaymentMonth } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { BarPlot, Card, Money } from '@croupier/ui-kit';
import styles from './history.module.css';
import { paymentMonthsQuery } from './payments.query.ts';

/**
 * Renders deposits and withdrawals of the last twelve months on one scale, and in total. Renders nothing without
 * payments.
 */
export function MonthsPlot({ currency }: { currency: CurrencyCode }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(paymentMonthsQuery(useApi(), currency));
  if (!data || data.total.deposits_cents + data.total.cashouts_cents === 0) return null;
  const { months, total } = data;
  const top = Math.max(...months.flatMap(({ deposits_cents, cashouts_cents }) => [deposits_cents, cashouts_cents]));
  const barsOf = (of: (month: PaymentMonth) => number) =>
    months.map((each) => ({
      label: i18n.date(`${each.month}-15T12:00:00Z`, { month: 'short', timeZone: 'UTC' }),
      value: of(each),
      text: formatMoney(of(each), currency, i18n.locale),
    }));
  return (
    <div className={styles.months}>
      <Card className={styles.month}>
        <p className={styles.detail}>
          <Trans>Total deposits</Trans>
        </p>
        <Money size="large" amount={total.deposits_cents} currency={currency} />
        <BarPlot caption={t`Deposits by month`} bars={barsOf((month) => month.deposits_cents)} top={top} height={72} />
      </Card>
      <Card className={styles.month}>
        <p className={styles.detail}>
          <Trans>Total withdrawals</Trans>
        </p>
        <Money size="large" amount={total.cashouts_cents} currency={currency} />
        <BarPlot
          caption={t`Withdrawals by month`}
          bars={barsOf((month) => month.cashouts_cents)}
          top={top}
          height={72}
        />
      </Card>
    </div>
  );
}
