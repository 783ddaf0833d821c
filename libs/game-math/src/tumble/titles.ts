import type { GameMath } from '../game.ts';
import type { TumbleDefinition } from './definition.ts';
import { diamondArcade, diamondArcadeTitle } from './diamond-arcade.ts';
import { byWorth } from './help.ts';
import { honeyHollow, honeyHollowTitle } from './honey-hollow.ts';
import { jellyLight, jellyLightTitle } from './jelly-light.ts';
import { longshipNorth, longshipNorthTitle } from './longship-north.ts';
import { paperDragon, paperDragonTitle } from './paper-dragon.ts';
import { sundaeBest, sundaeBestTitle } from './sundae-best.ts';

export const tumbles: readonly GameMath[] = [
  diamondArcade,
  honeyHollow,
  jellyLight,
  longshipNorth,
  paperDragon,
  sundaeBest,
];

export const tumbleTitles: ReadonlyMap<string, TumbleDefinition> = new Map(
  [diamondArcadeTitle, honeyHollowTitle, jellyLightTitle, longshipNorthTitle, paperDragonTitle, sundaeBestTitle].map(
    (title) => [title.id, title],
  ),
);

/** Returns the grid of a title's maths; undefined where it has none. */
export const tumbleTitle = (maths: string): TumbleDefinition | undefined => tumbleTitles.get(maths);

/**
 * Returns the letters of a title in the order of its drawn symbols: the wild or the multiplier, the scatter, then from
 * most to least valuable. Empty where a title has neither.
 */
export const tumbleLetters = (title: TumbleDefinition): string[] => [
  title.wild || title.times,
  title.scatter,
  ...byWorth(title),
];

/** Returns the smallest number of scatters that awards free spins; null without any. */
export const scattersNeeded = ({ freeSpins }: TumbleDefinition): number | null =>
  freeSpins && Math.min(...Object.keys(freeSpins.awards).map(Number));
