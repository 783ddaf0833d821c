import type { GameTitle } from '@croupier/game-art';
import { lit, mix, type Motif, motifOf, shaded } from '@croupier/game-art/symbols';

export interface ReelLook {
  readonly motif: Motif;
  /** Background of a reel, darker at the top and bottom, like a drum. */
  readonly ground: string;
  readonly edge: string;
  /** Colour behind a winning symbol and of its line. */
  readonly light: string;
  readonly line: string;
  readonly lineEdge: string;
}

/** Returns the colours of a title's reels. */
export function lookOf(gameTitle: GameTitle): ReelLook {
  const { theme } = gameTitle;
  const dark = motifOf(gameTitle) === 'night';
  const ground = dark ? mix(theme.sky[1], theme.near, 0.62) : mix('#fbf4e4', lit(theme.sky[1], 0.5), 0.25);
  return {
    motif: motifOf(gameTitle),
    ground,
    edge: dark ? `${shaded(ground, 0.8)}b8` : `${mix(ground, '#5a3510', 0.72)}70`,
    light: dark ? lit(theme.accent, 0.1) : '#ffd76a',
    line: dark ? lit(theme.accent, 0.2) : '#f2b21e',
    lineEdge: dark ? shaded(theme.near, 0.45) : '#6b3c07',
  };
}
