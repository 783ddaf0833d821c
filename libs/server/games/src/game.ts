import type { GameMath, Json } from '@croupier/game-math';

/** A game's rules; one whose rounds have decisions also says how a round left open is to go on by itself. */
export interface RoundMath extends GameMath {
  /** The action that brings an abandoned round nearer to its end, never at the player's cost. */
  readonly conclude?: (state: Json) => Json;
}

export type Games = Readonly<Record<string, RoundMath>>;
