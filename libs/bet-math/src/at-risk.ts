import type { OpenLeg, SettledLeg } from './leg-factor.ts';
import { exactReturn, type SettledBet } from './payout.ts';
import { floor, rational, subtract } from './rational.ts';

/**
 * Works out what of a settled bet's stake could be lost: all but what would have come back had every leg that was played been
 * lost. Subunits, rounded down.
 */
export function stakeAtRisk(bet: SettledBet): bigint {
  const legs = bet.legs.map(({ banker = false, place, ...leg }) => ({
    ...lost(leg),
    banker,
    ...(place && { place: lost(place) }),
  }));
  return floor(subtract(rational(bet.stake), exactReturn({ ...bet, legs })));
}

/** One that is not known was not needed: the bet was lost without it. */
const lost = (leg: SettledLeg | OpenLeg): SettledLeg =>
  leg.result === null ? { odds: leg.odds, result: 0, voidFactor: 0 } : { ...leg, result: 0 };
