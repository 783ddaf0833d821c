import type { CurrencyCode } from '@croupier/money';

/**
 * Returns the value of one unit of each currency, in millionths of a millionth of a euro. Throws when it has no answer.
 */
export type RateSource = () => Promise<ReadonlyMap<CurrencyCode, bigint>>;
