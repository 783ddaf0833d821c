import type { PokieDefinition } from '../pokie/definition.ts';
import { moonvineTitle } from './moonvine.ts';

const titles: ReadonlyMap<string, PokieDefinition> = new Map([moonvineTitle].map((title) => [title.id, title]));

/** Returns the reels of a title whose wilds expand; undefined for other titles. */
export const expandTitle = (maths: string): PokieDefinition | undefined => titles.get(maths);
