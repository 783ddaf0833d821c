import type { GameGift, PlaySession } from '@croupier/contracts';
import type { FailureCode } from '../rgs/failure.ts';

export interface GameState {
  /** Balance shown to the player; a win is added once its animation has ended. */
  readonly balanceCents: number;
  readonly stakeCents: number;
  readonly playSession: PlaySession;
  /** `true` while a round is requested or shown: no other can start. */
  readonly busy: boolean;
  /** `true` until the server has replied. */
  readonly asking: boolean;
  readonly problem: FailureCode | null;
  /** `true` while the embedding page pauses play: a reality check, or the frame is minimised. */
  readonly paused: boolean;
  /** Epoch milliseconds before which the edition allows no further round. */
  readonly nextRoundAt: number;
  /** Free spins that can pay for rounds of this game. */
  readonly gifts: readonly GameGift[];
  /** Free spins that pay now; null if the player's own balance pays. */
  readonly giftId: number | null;
  /** `true` while the player must choose the payer: no round starts before. */
  readonly asksPayer: boolean;
  /** Free spins that have just been used up. */
  readonly usedUp: GameGift | null;
}
