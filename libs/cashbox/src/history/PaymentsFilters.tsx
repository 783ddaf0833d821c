import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentOutcome } from '@croupier/contracts';
import { type CurrencyCode, isCurrency } from '@croupier/money';
import { Button, DaySpanFields, SelectField } from '@croupier/ui-kit';
import { walletName } from '../wallets/wallet-name.ts';
import styles from './history.module.css';
import { isNarrowed, outcomes, type PaymentsFilter } from './payments-filter.ts';

interface PaymentsFiltersProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  currencies: readonly CurrencyCode[];
}

/** Renders the filters for outcome, currency and days. */
export function PaymentsFilters({ filter, onFilter, currencies }: PaymentsFiltersProps) {
  const { t, i18n } = useLingui();
  const { outcome, currency, from, to } = filter;
  const names: Record<PaymentOutcome, string> = {
    open: t`In progress`,
    done: t`Completed or paid out`,
    failed: t`Not completed`,
  };
  return (
    <div role="group" aria-label={t`Filter the history`} className={styles.filters}>
      <SelectField
        label={<Trans>Status</Trans>}
        value={outcome ?? ''}
        onChange={({ target }) => onFilter({ ...filter, outcome: outcomes.find((each) => each === target.value) })}
      >
        <option value="">{t`All statuses`}</option>
        {outcomes.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      {(currencies.length > 1 || currency) && (
        <SelectField
          label={<Trans>Currency</Trans>}
          value={currency ?? ''}
          onChange={({ target: { value } }) => onFilter({ ...filter, currency: isCurrency(value) ? value : undefined })}
        >
          <option value="">{t`All currencies`}</option>
          {currencies.map((each) => (
            <option key={each} value={each}>
              {walletName(each, i18n.locale)}
            </option>
          ))}
        </SelectField>
      )}
      <DaySpanFields
        labels={{ from: <Trans>From</Trans>, to: <Trans>To</Trans> }}
        from={from}
        to={to}
        onChange={(span) => onFilter({ ...filter, ...span })}
      />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => onFilter({})}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  );
}
