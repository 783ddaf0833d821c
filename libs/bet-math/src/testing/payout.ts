import { exactReturn, paidOf, type SettledBet } from '../payout.ts';

/** Returns the payout in subunits. */
export const payout = (bet: SettledBet): bigint => paidOf(bet, exactReturn(bet));
