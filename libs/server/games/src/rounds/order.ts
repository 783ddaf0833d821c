import type { Json, Seeds } from '@croupier/game-math';
import type { CurrencyCode } from '@croupier/money';
import type { PlaySession } from '../fairness/player-game-state.ts';
import type { RoundMath } from '../game.ts';

interface Asked {
  playerId: number;
  accountId: bigint;
  currency: CurrencyCode;
  /** The site's session that must be alive; null for what the house itself does: an abandoned round's end. */
  siteSessionId: string | null;
  roundId: string;
  math: RoundMath;
  nickname: string | null;
}

/** A bet on a new round. Its stake and params are checked against the game's own rules already. */
export interface PlayOrder extends Asked {
  kind: 'play';
  slug: string;
  stake: bigint;
  params: Json;
  /** `params` as JSON: stored, and compared when the id comes again. */
  paramsText: string;
  /** The free spins that are to pay for it; null where the player pays. */
  giftId: number | null;
  /** True if the edition lets the bet feed and win a jackpot. */
  jackpots: boolean;
  /** The edition's pause between rounds. */
  minRoundMs: number;
}

/** A decision inside an open round. */
export interface ActOrder extends Asked {
  kind: 'act';
  actId: string;
  action: Json;
  actionText: string;
}

export type Order = PlayOrder | ActOrder;

/** A round as it is answered, after its commit. */
export interface RoundAnswer {
  id: string;
  stake: bigint;
  win: bigint;
  paramsText: string;
  outcomeText: string;
  open: boolean;
  steps: number;
  version: string;
  nonce: bigint;
  playedAt: Date;
  balance: bigint;
  playSession: PlaySession;
}

/** Result of a bet or act in its batch, for the batch's steps. */
export interface Decided {
  order: Order;
  slug: string;
  /** Stake of the player: 0 for a free spin, and for an act that adds no stake. */
  stake: bigint;
  /** Part of the stake that the player's own cash paid. */
  cash: bigint;
  win: bigint;
  /** The complete round it ended; null while the round continues. */
  ended: EndedRound | null;
  /** Seeds and nonce a new round was drawn from; null for an act. */
  drawnFrom: DrawnFrom | null;
  at: Date;
}

export interface DrawnFrom extends Seeds {
  seedId: string;
  nonce: bigint;
}

/** A round with everything that was decided in it. */
export interface EndedRound {
  slug: string;
  stake: bigint;
  win: bigint;
  playedAt: Date;
}
