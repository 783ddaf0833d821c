import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { readSpending, Reply, SpendingStep } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { ErrorState, Segmented, SelectField, Skeleton } from '@croupier/ui-kit';
import { signedMoney } from '../clock/net.ts';
import { barsOf } from './bars.ts';
import styles from './spending.module.css';
import { spendingQuery } from './spending.query.ts';
import { SpendingTable } from './SpendingTable.tsx';

type Spending = Reply<typeof readSpending>;

/**
 * Renders the player's deposits, stakes and net result as a chart, games and matches together, with a table for screen
 * readers.
 */
export function SpendingSection({ currencies }: { currencies: readonly [CurrencyCode, ...CurrencyCode[]] }) {
  const { t } = useLingui();
  const [by, setBy] = useState<SpendingStep>('day');
  const [currency, setCurrency] = useState(currencies[0]);
  const { data, isError, isFetching, refetch } = useQuery(spendingQuery(useApi(), by, currency));
  return (
    <div className={styles.section}>
      <div className={styles.choices}>
        <Segmented
          label={t`Group by`}
          options={[
            { value: 'day', label: <Trans>Days</Trans> },
            { value: 'week', label: <Trans>Weeks</Trans> },
            { value: 'month', label: <Trans>Months</Trans> },
          ]}
          value={by}
          onChange={setBy}
        />
        {currencies.length > 1 && (
          <SelectField
            label={<Trans>Wallet</Trans>}
            value={currency}
            onChange={({ target }) => setCurrency(currencies.find((one) => one === target.value) ?? currency)}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        )}
      </div>
      {isError && !data && <ErrorState as="h3" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={260} shape="card" />}
      {data && <Pictures spending={data} />}
    </div>
  );
}

function Pictures({ spending }: { spending: Spending }) {
  const { t, i18n } = useLingui();
  const { steps, currency, open_cents } = spending;
  const total = (of: (step: Spending['steps'][number]) => number) => steps.reduce((all, step) => all + of(step), 0);
  const money = (cents: number) => formatMoney(cents, currency, i18n.locale);
  const net = (step: Spending['steps'][number]) => step.returned_cents - step.staked_cents;
  if (total((step) => step.deposits_cents + step.staked_cents + step.returned_cents) + open_cents === 0)
    return (
      <p>
        <Trans>No deposits or stakes in this period.</Trans>
      </p>
    );
  return (
    <>
      <Picture
        name={t`Deposits`}
        total={money(total((step) => step.deposits_cents))}
        values={steps.map((step) => step.deposits_cents)}
      />
      <Picture
        name={t`Stakes`}
        total={money(total((step) => step.staked_cents))}
        values={steps.map((step) => step.staked_cents)}
      />
      <Picture
        name={t`Net result`}
        total={signedMoney(total(net), currency, i18n.locale)}
        values={steps.map(net)}
        net
      />
      <Span spending={spending} />
      {open_cents > 0 && (
        <p>
          <Trans>In open bets: {money(open_cents)}. They count once they are settled.</Trans>
        </p>
      )}
      <SpendingTable spending={spending} />
    </>
  );
}

interface PictureProps {
  name: string;
  total: string;
  values: readonly number[];
  /** True for values above and below zero. */
  net?: boolean;
}

function Picture({ name, total, values, net = false }: PictureProps) {
  const { bars, zero } = barsOf(values);
  return (
    <figure className={styles.figure} aria-hidden="true">
      <figcaption className={styles.caption}>
        <span>{name}</span>
        <strong>{total}</strong>
      </figcaption>
      <svg className={styles.picture} data-net={net || undefined} viewBox="0 0 100 100" preserveAspectRatio="none">
        <line className={styles.zero} x1={0} x2={100} y1={zero} y2={zero} />
        {bars.map(({ below, ...bar }) => (
          <rect key={bar.x} className={below ? styles.below : styles.bar} {...bar} />
        ))}
      </svg>
    </figure>
  );
}

function Span({ spending: { steps } }: { spending: Spending }) {
  const { i18n } = useLingui();
  const text = (day: string) => formatDate(`${day}T12:00:00Z`, i18n, 'date', 'UTC');
  return (
    <p className={styles.span} aria-hidden="true">
      <span>{text(steps[0]?.from ?? '')}</span>
      <span>
        <Trans>today</Trans>
      </span>
    </p>
  );
}
