import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentOutcome } from '@croupier/contracts';
import { type CurrencyCode, isCurrency } from '@croupier/money';
import { Button, SelectField, TextField } from '@croupier/ui-kit';
import { walletName } from '../wallets/wallet-name.ts';
import styles from './history.module.css';
import { isNarrowed, outcomes, type PaymentsFilter } from './payments-filter.ts';

interface PaymentsFiltersProps {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
  currencies: readonly CurrencyCode[];
}

/** How far, in which currency, and from which day to which. */
export function PaymentsFilters({ filter, onFilter, currencies }: PaymentsFiltersProps) {
  const { t, i18n } = useLingui();
  const { outcome, currency, from, to } = filter;
  const chosen = (value: string) => (value === '' ? undefined : value);
  const names: Record<PaymentOutcome, string> = {
    open: t`Under way`,
    done: t`Arrived or paid out`,
    failed: t`Not carried out`,
  };
  return (
    <div role="group" aria-label={t`Narrow the history`} className={styles.filters}>
      <SelectField
        label={<Trans>State</Trans>}
        value={outcome ?? ''}
        onChange={({ target }) => onFilter({ ...filter, outcome: outcomes.find((each) => each === target.value) })}
      >
        <option value="">{t`All states`}</option>
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
      <TextField
        type="date"
        label={<Trans>From</Trans>}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onFilter({ ...filter, from: chosen(target.value) })}
      />
      <TextField
        type="date"
        label={<Trans>To</Trans>}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onFilter({ ...filter, to: chosen(target.value) })}
      />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => onFilter({})}>
          <Trans>Show everything</Trans>
        </Button>
      )}
    </div>
  );
}
