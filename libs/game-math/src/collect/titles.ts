import type { CollectDefinition } from './definition.ts';
import { lamplighterLaneTitle } from './lamplighter-lane.ts';

const titles: ReadonlyMap<string, CollectDefinition> = new Map(
  [lamplighterLaneTitle].map((title) => [title.id, title]),
);

/** The reels of a title whose multipliers are collected; undefined where they are not. */
export const collectTitle = (maths: string): CollectDefinition | undefined => titles.get(maths);
