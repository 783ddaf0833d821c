import { isLost, receipt, type Receipt, type SettledBet } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';

/**
 * Recalculates a settlement from the bet itself, with the same library as the server. Null while it can still change.
 */
export function recompute({
  stake_cents,
  legs,
  sizes,
  each_way,
}: Pick<Bet, 'stake_cents' | 'legs' | 'sizes' | 'each_way'>): Receipt | null {
  const lines = { stake: BigInt(stake_cents), legs: legs.map(legInLines), sizes, eachWay: each_way ?? false };
  return lines.legs.every(({ result }) => result !== null) || isLost(lines) ? receipt(lines) : null;
}

function legInLines({ odds, banker, result, void_factor, field }: Bet['legs'][number]): SettledBet['legs'][number] {
  const open = { odds, banker, result: null };
  const place = field?.place;
  if (result === null || void_factor === null) return place ? { ...open, place: open } : open;
  const own = { odds, banker, deduction: field?.deduction ?? 0 };
  const win = { ...own, result, voidFactor: void_factor, ...tied(field?.dead_heat) };
  if (!place) return win;
  // A runner that didn't run has no result for its place part: it is void like the win part.
  const ended = { result: place.result ?? result, voidFactor: place.void_factor ?? void_factor };
  return { ...win, place: { ...own, ...ended, fraction: place.fraction, ...tied(place.dead_heat) } };
}

type Tie = { places: number; tied: number } | null | undefined;
const tied = (deadHeat: Tie) => (deadHeat ? { deadHeat } : {});

/**
 * Compares two receipts figure by figure. For a bet that was lost early, skips the factors of legs still open then:
 * they have ended since.
 */
export function agrees(
  own: Receipt,
  { factors, place_factors = [], exact, unit, lines, payout_cents }: NonNullable<Bet['receipt']>,
): boolean {
  const theirs = [...factors, ...place_factors];
  const ours = [...own.factors, ...(own.placeFactors ?? [])];
  const comparable = ours.map((factor, index) => (theirs[index] === '?' ? '?' : factor));
  const figures = [own.lines, own.unit, own.exact, String(own.payout), ...comparable];
  return figures.join() === [lines, unit, exact, String(payout_cents), ...theirs].join();
}
