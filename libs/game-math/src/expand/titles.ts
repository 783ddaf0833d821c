import type { PokieDefinition } from '../pokie/definition.ts';
import { moonvineTitle } from './moonvine.ts';

const titles: ReadonlyMap<string, PokieDefinition> = new Map([moonvineTitle].map((title) => [title.id, title]));

/** The reels of a title whose wilds grow; undefined where they do not. */
export const expandTitle = (maths: string): PokieDefinition | undefined => titles.get(maths);
