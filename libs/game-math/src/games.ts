import { dice } from './dice/dice.ts';
import type { GameMath } from './game.ts';
import { mothAndMoon } from './pokie/moth-and-moon.ts';
import { orchardHours } from './pokie/orchard-hours.ts';
import { tidewaterAtlas } from './pokie/tidewater-atlas.ts';

/** Every in-house game by its id, which is also its slug. */
export const games: Readonly<Record<string, GameMath>> = {
  [dice.id]: dice,
  [mothAndMoon.id]: mothAndMoon,
  [orchardHours.id]: orchardHours,
  [tidewaterAtlas.id]: tidewaterAtlas,
};
