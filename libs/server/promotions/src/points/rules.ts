import { type CurrencyCode, PICO_EUROS, picoEuros } from '@croupier/money';

/** Kind of game, as far as points differ by it. */
export type PointsKind = 'pokies' | 'tables' | 'sport';

/** Weights of stakes: a point per 20 euros on pokies, 100 on tables and live, 50 on sport. */
const weights: Readonly<Record<PointsKind, bigint>> = { pokies: 5n, tables: 1n, sport: 2n };

/** Weighted stakes that earn one point. */
export const A_POINT = 100n * PICO_EUROS;

/** Lowest odds at which sport bets earn points, times 10,000. */
export const LOWEST_ODDS = 15_000;

export const worthOf = (currency: CurrencyCode, amount: bigint): bigint => amount * picoEuros[currency];

export const weighted = (kind: PointsKind, worth: bigint): bigint => worth * weights[kind];

/** Returns whole points, rounded down, also for negative values. */
export const pointsOf = (earned: bigint): bigint =>
  earned >= 0n || earned % A_POINT === 0n ? earned / A_POINT : earned / A_POINT - 1n;

/** Returns the stakes on a kind of game that earn the missing points, in subunits, rounded up. */
export function stakeFor(missing: bigint, kind: PointsKind, currency: CurrencyCode): bigint {
  const one = picoEuros[currency] * weights[kind];
  return missing <= 0n ? 0n : (missing + one - 1n) / one;
}
