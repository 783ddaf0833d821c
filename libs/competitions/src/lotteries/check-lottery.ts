import type { Lottery, LotteryLines } from '@croupier/contracts';
import { drawTickets, ticketLine } from '@croupier/game-math';
import { browserHmac, sha256Hex } from '@croupier/game-math/browser';

/** Returns the list as text, for its hash and for the download. */
export const listText = (lines: LotteryLines['lines']): string => lines.map(ticketLine).join('');

/** Results of the browser's checks of a draw, in order. */
export interface LotteryCheck {
  /** True if the seed matches the hash published at the start. */
  seed: boolean;
  /** True if the list is complete and the one that was drawn from. */
  list: boolean;
  /** True if seed and list draw exactly the winning tickets. */
  winners: boolean;
}

/** Repeats a lottery's draw in this browser. */
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
