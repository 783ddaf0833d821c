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
  /** The page around holds play: a reality check, or the frame is minimised. */
  readonly paused: boolean;
  /** Epoch milliseconds before which the edition allows no next round. */
  readonly nextRoundAt: number;
  /** Free spins that can pay for rounds here. */
  readonly gifts: readonly GameGift[];
  /** Those that pay now; null where the player's own balance does. */
  readonly giftId: number | null;
  /** `true` while the player must choose the payer: no round starts before. */
  readonly asksPayer: boolean;
  /** Those that were just played to their end. */
  readonly usedUp: GameGift | null;
}
