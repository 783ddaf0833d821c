import type { GameMath } from '../game.ts';
import { type PokieDefinition, TENTHS } from '../pokie/definition.ts';
import { opensFeature, pokie, type Published } from '../pokie/pokie.ts';
import { playExpand } from './play-expand.ts';

/** Builds reels whose visible wilds expand over their whole reel. */
export function expand(title: PokieDefinition, published: Published, version: string): GameMath {
  return {
    ...pokie(title, published, version),
    play: (stream, { stake, params }) => {
      const outcome = playExpand(title, stream, opensFeature(params));
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: outcome.spins.length,
      };
    },
  };
}
