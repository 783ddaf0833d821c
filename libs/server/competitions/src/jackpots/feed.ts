import type { WinningNumbers } from '@croupier/game-math';
import type { PlayOrder } from '@croupier/server-games';
import type { KnownLevel } from './known-jackpots.ts';

/** A bet that feeds a jackpot. */
export interface Feed {
  order: PlayOrder;
  jackpot: string;
  levels: readonly KnownLevel[];
  /** Of the stake, what the player's own cash paid: in 10^-12 euro cents. */
  staked: bigint;
  /** The level that chance gave it. */
  hit: { levelId: bigint; drawn: bigint; numbers: WinningNumbers } | null;
  seedId: string;
  nonce: bigint;
  at: Date;
}
