import type { CollectDefinition } from './definition.ts';
import { lamplighterLaneTitle } from './lamplighter-lane.ts';

const titles: ReadonlyMap<string, CollectDefinition> = new Map(
  [lamplighterLaneTitle].map((title) => [title.id, title]),
);

/** Returns the reels of a title that collects multipliers; undefined for other titles. */
export const collectTitle = (maths: string): CollectDefinition | undefined => titles.get(maths);
