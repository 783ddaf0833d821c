import { isLost, receipt, type Receipt, type SettledBet } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';

/** The settlement reckoned once more from the bet itself, by the library the server used. Null while it can still change. */
export function recompute({ stake_cents, legs, sizes }: Pick<Bet, 'stake_cents' | 'legs' | 'sizes'>): Receipt | null {
  const lines = { stake: BigInt(stake_cents), legs: legs.map(legInLines), sizes };
  return lines.legs.every(({ result }) => result !== null) || isLost(lines) ? receipt(lines) : null;
}

function legInLines({ odds, banker, result, void_factor }: Bet['legs'][number]): SettledBet['legs'][number] {
  if (result === null || void_factor === null) return { odds, banker, result: null };
  return { odds, banker, result, voidFactor: void_factor };
}

/**
 * Whether both came to the same, figure by figure. Of a bet that was lost early the factors of legs that were open then are
 * not compared: they have ended since.
 */
export function agrees(
  own: Receipt,
  { factors, exact, unit, lines, payout_cents }: NonNullable<Bet['receipt']>,
): boolean {
  const comparable = own.factors.map((factor, index) => (factors[index] === '?' ? '?' : factor));
  const figures = [own.lines, own.unit, own.exact, String(own.payout), ...comparable];
  return figures.join() === [lines, unit, exact, String(payout_cents), ...factors].join();
}
