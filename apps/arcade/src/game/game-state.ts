import type { GameGift, PlaySession } from '@croupier/contracts';
import type { FailureCode } from '../rgs/failure.ts';

export interface GameState {
  /** Balance shown to the player; a win is added once its animation has ended. */
  readonly balanceCents: number;
  readonly stakeCents: number;
  readonly playSession: PlaySession;
  /** A round is being asked for or shown: no other can begin. */
  readonly busy: boolean;
  /** The server has not answered yet. */
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
  /** The player is to say what pays: nothing is played before. */
  readonly asksPayer: boolean;
  /** Those that were just played to their end. */
  readonly usedUp: GameGift | null;
}
