import { exactReturn, paidOf, type SettledBet } from '../payout.ts';

/** Subunits paid. */
export const payout = (bet: SettledBet): bigint => paidOf(bet, exactReturn(bet));
