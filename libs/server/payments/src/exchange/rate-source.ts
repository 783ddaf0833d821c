import type { CurrencyCode } from '@croupier/money';

/** Who says what money is worth: a unit of each currency in millionths of a millionth of a euro. Throws when it gives no answer. */
export type RateSource = () => Promise<ReadonlyMap<CurrencyCode, bigint>>;
