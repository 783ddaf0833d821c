import type { GameMath } from '@croupier/game-math';

export type RoundMath = GameMath;

export type Games = Readonly<Record<string, RoundMath>>;
