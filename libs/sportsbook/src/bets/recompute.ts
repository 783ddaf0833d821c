import { receipt, type Receipt } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';

/** The settlement reckoned once more from the bet itself, by the library the server used. Null while a leg is open. */
export function recompute({ stake_cents, legs }: Pick<Bet, 'stake_cents' | 'legs'>): Receipt | null {
  const settled = legs.flatMap(({ odds, result, void_factor }) =>
    result === null || void_factor === null ? [] : [{ odds, result, voidFactor: void_factor }],
  );
  if (settled.length !== legs.length) return null;
  return receipt({ stake: BigInt(stake_cents), legs: settled, sizes: [settled.length] });
}

/** Whether both came to the same, figure by figure. */
export function agrees(
  own: Receipt,
  { factors, exact, unit, lines, payout_cents }: NonNullable<Bet['receipt']>,
): boolean {
  const figures = [own.lines, own.unit, own.exact, String(own.payout), ...own.factors];
  return figures.join() === [lines, unit, exact, String(payout_cents), ...factors].join();
}
