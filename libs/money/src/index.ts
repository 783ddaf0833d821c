export {
  currencyCodes,
  defaultCurrency,
  fractionDigits,
  isCrypto,
  isCurrency,
  MAX_AMOUNT,
  subunits,
  type AnyCurrency,
  type CurrencyCode,
} from './currency.ts';
export { wagerFreeMinimum } from './wager-free.ts';
export { fromDecimal, fromDecimalDown, toDecimal } from './decimal.ts';
export { readTypedNumber } from './typed-number.ts';
export { PICO_EUROS, picoEuros } from './euro-worth.ts';
export { nominalUnit } from './nominal-unit.ts';
export { displayUnit, formatMoney } from './format.ts';
