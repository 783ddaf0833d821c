import { pokieTitle as findTitle, type PokieDefinition } from '@croupier/game-math';

/** Returns the reels of a title's maths; throws if it has none. */
export function pokieTitle(maths: string): PokieDefinition {
  const title = findTitle(maths);
  if (!title) throw new RangeError(`${maths} has no reels`);
  return title;
}
