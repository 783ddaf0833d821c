import type { GameMath, Volatility } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import type { PokieDefinition } from './definition.ts';
import { TENTHS } from './definition.ts';
import { playPokie } from './play-pokie.ts';

/** What a title publishes about itself; the tests hold it against the exact enumeration. */
export interface Published {
  readonly rtp: number;
  readonly hitRate: number;
  readonly deviation: number;
  /** Times the stake: what the best draws there are pay, cap applied. */
  readonly maxWinMultiple: number;
  readonly volatility: Volatility;
}

export function pokie(title: PokieDefinition, published: Published, version: string): GameMath {
  return {
    id: title.id,
    kind: 'pokie',
    version,
    ...published,
    stakes: (currency) => stakesOf(currency, TENTHS),
    validate: (params) => (isEmpty(params) ? {} : null),
    play: (stream, { stake }) => {
      const outcome = playPokie(title, stream);
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: outcome.spins.length,
      };
    },
  };
}

/** A spin has nothing to choose but its stake. */
function isEmpty(params: unknown): boolean {
  if (params === null || params === undefined) return true;
  return typeof params === 'object' && Object.keys(params).length === 0;
}
