import type { GameMath, Volatility } from '../game.ts';
import { TENTHS } from '../pokie/definition.ts';
import { opensFeature } from '../pokie/pokie.ts';
import { stakesOf } from '../stakes.ts';
import type { TumbleDefinition } from './definition.ts';
import { measured } from './measured.ts';
import { playTumble } from './play-tumble.ts';

/** A title without measurements publishes nothing; the tests refuse it. */
const NOTHING = { rtp: 0, within: 1, hitRate: 0, deviation: 0 };

export function tumble(title: TumbleDefinition, volatility: Volatility, version: string): GameMath {
  const { rtp, within, hitRate, deviation } = measured[title.id] ?? NOTHING;
  return {
    id: title.id,
    kind: 'pokie',
    version,
    rtp,
    rtpWithin: within,
    hitRate,
    deviation,
    volatility,
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
