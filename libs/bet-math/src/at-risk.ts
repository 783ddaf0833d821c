import type { OpenLeg, SettledLeg } from './leg-factor.ts';
import { exactReturn, type SettledBet } from './payout.ts';
import { floor, rational, subtract } from './rational.ts';

/**
 * Returns the part of a settled bet's stake that could be lost: the stake minus the return if every played leg had
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

/** Returns the leg as lost. A leg without a result wasn't needed: the bet was lost without it. */
const lost = (leg: SettledLeg | OpenLeg): SettledLeg =>
  leg.result === null ? { odds: leg.odds, result: 0, voidFactor: 0 } : { ...leg, result: 0 };
