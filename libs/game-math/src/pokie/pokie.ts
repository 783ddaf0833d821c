import type { GameMath, Volatility } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import type { PokieDefinition } from './definition.ts';
import { TENTHS } from './definition.ts';
import { playPokie } from './play-pokie.ts';

/** Published figures of a title. The tests compare them with the exact enumeration. */
export interface Published {
  readonly rtp: number;
  readonly hitRate: number;
  readonly deviation: number;
  /** Maximum win as a multiple of the stake, with the cap. */
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
    validate: (params) => {
      if (isEmpty(params)) return {};
      return title.freeSpins.mayBeOpened && opensFeature(params) ? { feature: true } : null;
    },
    play: (stream, { stake, params }) => {
      const outcome = playPokie(title, stream, opensFeature(params));
      return {
        win: (stake * BigInt(outcome.pay)) / TENTHS,
        outcome,
        state: null,
        steps: outcome.spins.length,
      };
    },
  };
}

/** Returns whether a round starts with its free spins, as a gift requests. A purchase has other params. */
export const opensFeature = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'feature' in params && params.feature === true;

/** Returns whether params are empty: a spin has no choice except its stake. */
function isEmpty(params: unknown): boolean {
  if (params === null || params === undefined) return true;
  return typeof params === 'object' && Object.keys(params).length === 0;
}
