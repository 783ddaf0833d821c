/** Returns the fields of an untrusted value; null if it isn't an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** No round pays more than this many stakes. */
export const MOST_TIMES = 5_000n;

/** Returns a share of a stake, rounded down to a whole subunit. */
export const times = (stake: bigint, by: readonly [bigint, bigint]): bigint => (stake * by[0]) / by[1];

/** Returns the payout for a multiplier in hundredths. */
export const hundredths = (stake: bigint, pays: number): bigint => (stake * BigInt(pays)) / 100n;
