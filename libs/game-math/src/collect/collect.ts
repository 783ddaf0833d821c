import type { GameMath } from '../game.ts';
import { TENTHS } from '../pokie/definition.ts';
import { opensFeature, pokie, type Published } from '../pokie/pokie.ts';
import type { CollectDefinition } from './definition.ts';
import { playCollect } from './play-collect.ts';

/** Builds reels whose free spins collect lamps. */
export function collect(title: CollectDefinition, published: Published, version: string): GameMath {
  return {
    ...pokie(title, published, version),
    play: (stream, { stake, params }) => {
      const outcome = playCollect(title, stream, opensFeature(params));
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: outcome.spins.length,
      };
    },
  };
}
