import { expect, test } from 'vitest';
import { currencyCodes, nominalUnit, subunits } from '@croupier/money';
import { inEuro } from './exchange-rates.ts';

test.each(currencyCodes)('the nominal unit of %s is worth about a euro', (currency) => {
  const euros = (Number(nominalUnit[currency]) / subunits[currency]) * inEuro(currency);
  expect(euros).toBeGreaterThan(0.6);
  expect(euros).toBeLessThan(1.5);
});
