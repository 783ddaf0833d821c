import { fieldsOf, hundredths, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';

/** Range of targets in hundredths: 1.01 to 5,000.00. */
export const LIMBO_LEAST = 101;
export const LIMBO_MOST = 500_000;
export const LIMBO_RANGE = 2 ** 32;

/** Target to reach, in hundredths. */
export type LimboParams = { readonly target: number };

export interface LimboOutcome extends LimboParams {
  /** Drawn result, in hundredths: at least 1.00, shown up to 5,000.00. */
  readonly result: number;
  readonly won: boolean;
}

/**
 * Returns the result in hundredths: max(1, ⌊99 ÷ (1 − r)⌋ ÷ 100) for r = drawn ÷ 2^32. The sums stay below 2^53 and are
 * exact.
 */
export const limboResult = (drawn: number): number =>
  Math.min(LIMBO_MOST, Math.max(100, Math.floor((99 * LIMBO_RANGE) / (LIMBO_RANGE - drawn))));

/** Returns how many of the 2^32 draws reach a target. */
export const limboChances = (target: number): bigint => (99n * BigInt(LIMBO_RANGE)) / BigInt(target);

function validate(params: unknown): LimboParams | null {
  const target = fieldsOf(params)?.['target'];
  return isWhole(target, LIMBO_LEAST, LIMBO_MOST) ? { target } : null;
}

export const limbo: GameMath = {
  id: 'lark-limbo',
  kind: 'original',
  version: versions['lark-limbo'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: LIMBO_MOST / 100,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a flight has its target');
    const { target } = checked;
    const result = limboResult(stream.draw(LIMBO_RANGE));
    const won = result >= target;
    return { win: won ? hundredths(stake, target) : 0n, outcome: { target, result, won }, state: null, steps: 1 };
  },
};
