import { mothAndMoonTitle, orchardHoursTitle, type PokieDefinition, tidewaterAtlasTitle } from '@croupier/game-math';

const titles: Readonly<Record<string, PokieDefinition>> = {
  [mothAndMoonTitle.id]: mothAndMoonTitle,
  [orchardHoursTitle.id]: orchardHoursTitle,
  [tidewaterAtlasTitle.id]: tidewaterAtlasTitle,
};

export const pokieTitle = (maths: string): PokieDefinition | undefined => titles[maths];
