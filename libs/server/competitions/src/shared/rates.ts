import * as v from 'valibot';
import { SCORE_UNITS } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, picoEuros, subunits } from '@croupier/money';

/** Euro cents per subunit of each currency, times 10^12. */
export type Rates = Readonly<Record<CurrencyCode, bigint>>;

const RATE_SCALE = 10n ** 12n;
/** Units per cent: hundredths of a cent are ten-thousandths of a euro, so a euro staked is one point. */
export const UNITS_A_CENT = BigInt(SCORE_UNITS) / 100n;

/** Rates as stored: text, because JSON has no bigint. */
export const StoredRates = v.pipe(
  v.record(
    v.picklist(currencyCodes),
    v.pipe(
      v.string(),
      v.transform((text) => BigInt(text)),
    ),
  ),
  v.transform((rates) => rates as Rates),
);

export const ratesJson = (rates: Rates): string =>
  JSON.stringify(Object.fromEntries(currencyCodes.map((currency) => [currency, String(rates[currency])])));

/** Returns the rates of the day. */
export const ratesToEuro = (): Rates =>
  Object.fromEntries(currencyCodes.map((currency) => [currency, picoEuros[currency] * BigInt(subunits.EUR)])) as Rates;

/** Converts a stake to hundredths of a euro cent. */
export const measureStake = (
  rates: Rates,
  { currency, stake }: { readonly currency: CurrencyCode; readonly stake: bigint },
): bigint => (stake * rates[currency] * UNITS_A_CENT) / RATE_SCALE;
