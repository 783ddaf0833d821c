import type { WinningNumbers } from '@croupier/game-math';
import type { PlayOrder } from '@croupier/server-games';
import type { KnownLevel } from './known-jackpots.ts';

/** Bet that feeds a jackpot. */
export interface Feed {
  order: PlayOrder;
  jackpot: string;
  levels: readonly KnownLevel[];
  /** Part of the stake paid by the player's own cash, in 10^-12 euro cents. */
  staked: bigint;
  /** Level the bet won by chance, if any. */
  hit: { levelId: bigint; drawn: bigint; numbers: WinningNumbers } | null;
  seedId: string;
  nonce: bigint;
  at: Date;
}
