import type { GameMath } from '../game.ts';
import type { HoldDefinition } from './definition.ts';
import { magpiesHoard, magpiesHoardTitle } from './magpies-hoard.ts';
import { pelicansPurse, pelicansPurseTitle } from './pelicans-purse.ts';

export const holds: readonly GameMath[] = [magpiesHoard, pelicansPurse];

export const holdTitles: ReadonlyMap<string, HoldDefinition> = new Map(
  [magpiesHoardTitle, pelicansPurseTitle].map((title) => [title.id, title]),
);

/** Returns the reels of a title with hold and win; undefined for other titles. */
export const holdTitle = (maths: string): HoldDefinition | undefined => holdTitles.get(maths);
