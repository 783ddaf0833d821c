import type { PokieDefinition } from './definition.ts';
import { mothAndMoonTitle } from './moth-and-moon.ts';
import { orchardHoursTitle } from './orchard-hours.ts';
import { tidewaterAtlasTitle } from './tidewater-atlas.ts';

const titles: ReadonlyMap<string, PokieDefinition> = new Map(
  [mothAndMoonTitle, orchardHoursTitle, tidewaterAtlasTitle].map((title) => [title.id, title]),
);

/** The reels of a title's maths; undefined where it has none. */
export const pokieTitle = (maths: string): PokieDefinition | undefined => titles.get(maths);

/** Letters of a title from the wild and the scatter down to the cheapest: the order of the symbols drawn for it. */
export function rankedLetters({ wild, scatter, pays }: PokieDefinition): string[] {
  const best = (letter: string): number => Math.max(...Object.values(pays[letter] ?? {}));
  const paying = Object.keys(pays).filter((letter) => letter !== wild);
  return [wild, scatter, ...paying.sort((a, b) => best(b) - best(a))];
}
