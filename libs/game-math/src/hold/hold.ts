import type { GameMath } from '../game.ts';
import { TENTHS } from '../pokie/definition.ts';
import type { Published } from '../pokie/pokie.ts';
import { stakesOf } from '../stakes.ts';
import type { HoldDefinition } from './definition.ts';
import { playHold } from './play-hold.ts';

export function hold(title: HoldDefinition, published: Omit<Published, 'maxWinMultiple'>, version: string): GameMath {
  return {
    id: title.id,
    kind: 'pokie',
    version,
    ...published,
    maxWinMultiple: title.cap / 10,
    stakes: (currency) => stakesOf(currency, TENTHS),
    validate: (params) =>
      params === null || params === undefined || (typeof params === 'object' && Object.keys(params).length === 0)
        ? {}
        : null,
    play: (stream, { stake }) => {
      const outcome = playHold(title, stream);
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: 1 + outcome.respins.length,
      };
    },
  };
}
