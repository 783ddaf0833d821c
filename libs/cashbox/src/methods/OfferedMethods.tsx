import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { OfferedMethod } from '@croupier/contracts';
import { currencyCodes, type CurrencyCode, formatMoney } from '@croupier/money';
import { EmptyState, ErrorState, SelectField, Skeleton, Table } from '@croupier/ui-kit';
import { methodName } from './method-name.ts';
import styles from './offered-methods.module.css';
import { offeredMethodsQuery } from './offered-methods.query.ts';

/** Renders every payment method in a currency with its provider's current limits, for guests too. */
export function OfferedMethods({ currency: first }: { currency: CurrencyCode }) {
  const { t } = useLingui();
  const [currency, setCurrency] = useState(first);
  return (
    <section className={styles.methods} aria-label={t`Payment methods`}>
      <SelectField
        label={t`Currency`}
        value={currency}
        onChange={({ target }) => setCurrency(target.value as CurrencyCode)}
      >
        {currencyCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <Methods currency={currency} />
    </section>
  );
}

function Methods({ currency }: { currency: CurrencyCode }) {
  const { t, i18n } = useLingui();
  const { data, isError, refetch, isRefetching } = useQuery(offeredMethodsQuery(useApi(), currency));
  if (isError && !data) return <ErrorState as="h3" onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data) return <Skeleton height={240} />;
  if (data.length === 0)
    return (
      <EmptyState
        as="h3"
        title={<Trans>No payment method for {currency} today</Trans>}
        text={<Trans>Choose another currency. You can have several wallets.</Trans>}
      />
    );
  const range = (limits: OfferedMethod['deposit']) =>
    limits === null
      ? '–'
      : `${formatMoney(limits.min_cents, currency, i18n.locale)} – ${formatMoney(limits.max_cents, currency, i18n.locale)}`;
  return (
    <Table
      caption={t`Payment methods and their limits`}
      stacked
      columns={[
        { id: 'method', header: t`Method`, cell: (method) => methodName(i18n, method) },
        { id: 'deposit', header: t`Deposit`, cell: ({ deposit }) => range(deposit), align: 'end' },
        { id: 'cashout', header: t`Withdrawal`, cell: ({ cashout }) => range(cashout), align: 'end' },
      ]}
      rows={data}
      rowKey={({ id }) => id}
    />
  );
}
