import { Trans, useLingui } from '@lingui/react/macro';
import { useController, useFormContext } from 'react-hook-form';
import type { CountryInfo } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, isCrypto } from '@croupier/money';
import { RadioCards } from '@croupier/ui-kit';
import { CountryField } from './CountryField.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

/**
 * Renders the step for country of residence and first wallet. The country suggests the currency until one is chosen.
 */
export function CurrencyStep({ countries }: { countries: readonly CountryInfo[] }) {
  const { setValue, getFieldState, getValues } = useFormContext<SignUpValues>();
  const currency = useController<SignUpValues, 'currency'>({ name: 'currency' });
  const text = useFieldText();

  function suggest(code: string) {
    const country = countries.find((one) => one.code === code);
    if (!country) return;
    if (!getFieldState('currency').isDirty) setValue('currency', country.currency);
    if (getValues('phone_number') === '') setValue('phone_country', code);
  }

  return (
    <>
      <CountryField countries={countries} onPick={suggest} />
      <RadioCards
        label={<Trans>Currency of your account</Trans>}
        options={useCurrencyCards()}
        value={currency.field.value || null}
        onChange={currency.field.onChange}
        error={text('currency')}
        cardMinPx={150}
      />
    </>
  );
}

function useCurrencyCards() {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency', fallback: 'none' });
  const coins: Partial<Record<CurrencyCode, string>> = {
    BTC: 'Bitcoin',
    ETH: 'Ether',
    BCH: 'Bitcoin Cash',
    LTC: 'Litecoin',
    DOG: 'Dogecoin',
    USDT: t`Tether`,
  };
  return currencyCodes.map((code) => ({
    value: code,
    title: code,
    detail: (isCrypto(code) && coins[code]) || names.of(code) || code,
  }));
}
