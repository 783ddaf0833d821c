import { limitsRider } from './limits-rider.ts';
import type { Rider } from './rider.ts';
import { winnersRider } from './winners-rider.ts';

/** What rides in the bets' transaction, in lock order. Wagering, comp points and jackpots take their place after the limits. */
export const riders: readonly Rider[] = [limitsRider, winnersRider];
