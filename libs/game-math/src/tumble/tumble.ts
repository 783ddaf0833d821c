import type { GameMath } from '../game.ts';
import { TENTHS } from '../pokie/definition.ts';
import { opensFeature, type Published } from '../pokie/pokie.ts';
import { stakesOf } from '../stakes.ts';
import type { TumbleDefinition } from './definition.ts';
import { playTumble } from './play-tumble.ts';

export function tumble(
  title: TumbleDefinition,
  published: Omit<Published, 'maxWinMultiple'>,
  version: string,
): GameMath {
  return {
    id: title.id,
    kind: 'pokie',
    version,
    ...published,
    maxWinMultiple: title.cap / 10,
    stakes: (currency) => stakesOf(currency, TENTHS),
    validate: (params) => {
      if (params === null || params === undefined) return {};
      if (typeof params === 'object' && Object.keys(params).length === 0) return {};
      return title.freeSpins && opensFeature(params) ? { feature: true } : null;
    },
    play: (stream, { stake, params }) => {
      const outcome = playTumble(title, stream, opensFeature(params));
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: outcome.tumbles.length,
      };
    },
  };
}
