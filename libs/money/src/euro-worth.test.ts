import { expect, test } from 'vitest';
import { currencyCodes, nominalUnit, PICO_EUROS, picoEuros } from './index.ts';

test.each(currencyCodes)('the nominal unit of %s is worth about a euro', (currency) => {
  const hundredths = (nominalUnit[currency] * picoEuros[currency] * 100n) / PICO_EUROS;
  expect(hundredths).toBeGreaterThan(60n);
  expect(hundredths).toBeLessThan(150n);
});
