import type { Purchase } from '../game.ts';

/** Prices are in tenths of the stake. */
const TENTHS = 10n;

/** Returns the price of a purchase at a stake, which is a multiple of ten. */
export const priceAt = ({ price }: Purchase, stake: bigint): bigint => (stake * BigInt(price)) / TENTHS;
