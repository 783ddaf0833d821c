import { mothAndMoonTitle, orchardHoursTitle, type PokieDefinition, tidewaterAtlasTitle } from '@croupier/game-math';

const titles: Readonly<Record<string, PokieDefinition>> = {
  [mothAndMoonTitle.id]: mothAndMoonTitle,
  [orchardHoursTitle.id]: orchardHoursTitle,
  [tidewaterAtlasTitle.id]: tidewaterAtlasTitle,
};

/** The reels of a title's maths; an error where it has none. */
export function pokieTitle(maths: string): PokieDefinition {
  const title = titles[maths];
  if (!title) throw new RangeError(`${maths} has no reels`);
  return title;
}
