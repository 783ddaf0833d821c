import type { Selectable } from 'kysely';
import { possibleReturn, type SettledBet, type SettledLeg, type VoidFactor } from '@croupier/bet-math';
import type { SportBetLegs, SportBets } from '../schema.gen.ts';
import type { LegFinish } from './field-legs.ts';

type LegRow = Selectable<SportBetLegs>;
type LegAsItStands = Pick<LegRow, 'odds' | 'banker' | 'result' | 'void_halves' | 'fraction'> & {
  finish: LegFinish | null;
};

/** Parts of a bet and its legs that decide its return. */
interface Standing {
  row: Pick<Selectable<SportBets>, 'stake' | 'sizes' | 'each_way'> & { funding: { gift: boolean } | null };
  legs: readonly LegAsItStands[];
}

export const voidFactorOf = (halves: NonNullable<LegRow['void_halves']>): VoidFactor => ([0, 0.5, 1] as const)[halves];

/** A bet as its legs stand, for the sum that settles it. */
export const linesOf = ({
  row,
  legs,
}: Omit<Standing, 'row'> & { row: Omit<Standing['row'], 'funding'> }): SettledBet => ({
  stake: row.stake,
  legs: legs.map(legInLines),
  sizes: row.sizes,
  eachWay: row.each_way,
});

/** Returns the payout of an open bet if every remaining leg wins. */
export const possibleNow = (bet: Standing): bigint =>
  possibleReturn({ ...linesOf(bet), free: bet.row.funding?.gift ?? false });

function legInLines(leg: LegAsItStands): SettledBet['legs'][number] {
  const { odds, banker, result, void_halves, finish } = leg;
  if (result === null || void_halves === null) {
    const open = { odds, banker, result: null };
    return leg.fraction === null ? open : { ...open, place: { ...open, fraction: leg.fraction } };
  }
  const won = { odds, banker, ...deducted(finish) };
  const win = { ...won, result, voidFactor: voidFactorOf(void_halves), ...tied(finish?.dead_heat) };
  return leg.fraction === null ? win : { ...win, place: placePart(leg, win) };
}

/**
 * Settles the place part of a leg. A leg without a finish was never run, so both its win part and its place part are
 * void.
 */
function placePart({ finish, fraction }: LegAsItStands, { odds, result, voidFactor }: SettledLeg): SettledLeg {
  const place = finish?.place;
  return {
    odds,
    fraction: fraction ?? 1,
    ...deducted(finish),
    ...(place
      ? { result: place.result, voidFactor: place.void_factor, ...tied(place.dead_heat) }
      : { result, voidFactor }),
  };
}

const deducted = (finish: LegAsItStands['finish']) => (finish ? { deduction: finish.deduction } : {});
const tied = (deadHeat: SettledLeg['deadHeat'] | null) => (deadHeat ? { deadHeat } : {});
