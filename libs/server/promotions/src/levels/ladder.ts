import { type CurrencyCode, PICO_EUROS, picoEuros } from '@croupier/money';

/** Ladder by stakes: 25 steps, and 15 for robot types. Source: specification §3 and §9. */
export type LadderKind = 'player' | 'robot';

const euros: Readonly<Record<LadderKind, readonly number[]>> = {
  player: [
    0, 100, 250, 500, 1_000, 2_000, 3_500, 5_000, 7_500, 10_000, 15_000, 25_000, 40_000, 60_000, 85_000, 120_000,
    170_000, 230_000, 310_000, 420_000, 560_000, 740_000, 960_000, 1_200_000, 1_500_000,
  ],
  robot: [0, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 80_000, 150_000, 250_000, 370_000, 500_000],
};

const worths = (kind: LadderKind): bigint[] => euros[kind].map((step) => BigInt(step) * PICO_EUROS);

/**
 * Returns the stakes each step requires, in subunits of a currency, rounded up: exactly enough for a player who stakes
 * only in it.
 */
export const ladderIn = (kind: LadderKind, currency: CurrencyCode): bigint[] =>
  worths(kind).map((worth) => (worth + picoEuros[currency] - 1n) / picoEuros[currency]);

/** Returns the step, from 1, that stakes of this worth reach. */
export const stepOf = (kind: LadderKind, staked: bigint): number =>
  worths(kind).findLastIndex((worth) => staked >= worth) + 1 || 1;
