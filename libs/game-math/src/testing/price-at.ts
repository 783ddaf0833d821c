import type { Purchase } from '../game.ts';

/** Prices are in tenths of the stake. */
const TENTHS = 10n;

/** What a purchase costs at a stake, a multiple of ten. */
export const priceAt = ({ price }: Purchase, stake: bigint): bigint => (stake * BigInt(price)) / TENTHS;
