import type { Lottery, LotteryLines } from '@croupier/contracts';
import { drawTickets, ticketLine } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';

/** The list as text: what its fingerprint is of, and what one can download. */
export const listText = (lines: LotteryLines['lines']): string => lines.map(ticketLine).join('');

/** Results of the browser's checks of a draw, in order. */
export interface LotteryCheck {
  /** The seed is the one whose fingerprint stood from the start. */
  seed: boolean;
  /** The list is the one that was drawn from, without a gap. */
  list: boolean;
  /** Seed and list draw exactly the tickets that won. */
  winners: boolean;
}

/** Draws a lottery once more, in this browser. */
export function checkLottery(
  { seed, seed_hash, list_hash, winners, prizes }: Lottery,
  lines: LotteryLines['lines'],
): LotteryCheck {
  const listHash = sha256Hex(listText(lines));
  const tickets = lines.reduce((sum, { count }) => sum + count, 0);
  const isWhole = lines.every(
    ({ first }, at) => first === (at === 0 ? 1 : lines[at - 1]!.first + lines[at - 1]!.count),
  );
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const drawn = drawTickets(browserHmac, { seed: seed ?? '', listHash, tickets, prizes: count });
  return {
    seed: seed !== null && sha256Hex(seed) === seed_hash,
    list: isWhole && listHash === list_hash,
    winners: drawn.length === winners.length && winners.every(({ ticket }, at) => ticket === drawn[at]),
  };
}
