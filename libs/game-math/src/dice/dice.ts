import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';

export type DiceSide = 'over' | 'under';

/** A type, not an interface, so that it counts as JSON. */
export type DiceParams = {
  /** Target 0 … 9999, shown as 00.00 … 99.99. `under` wins below it, `over` above it. */
  readonly target: number;
  readonly side: DiceSide;
};

export interface DiceOutcome extends DiceParams {
  readonly roll: number;
  readonly won: boolean;
}

export const DICE_OUTCOMES = 10_000;
/**
 * Range of winning outcomes: fewer than two would pay more than the cap of 5,000×; more than 9,800 would pay almost
 * nothing.
 */
export const DICE_MIN_CHANCES = 2;
export const DICE_MAX_CHANCES = 9_800;

/** Returns how many of the 10,000 outcomes win. */
export const diceChances = ({ target, side }: DiceParams): number =>
  side === 'under' ? target : DICE_OUTCOMES - 1 - target;

export const diceTarget = (side: DiceSide, chances: number): number =>
  side === 'under' ? chances : DICE_OUTCOMES - 1 - chances;

/**
 * Returns the win. The payout is 0.99 ÷ probability = 9,900 ÷ chances, exact; a win is rounded down to a whole subunit.
 */
export const diceWin = (stake: bigint, chances: number): bigint => (stake * 9_900n) / BigInt(chances);

function validate(params: unknown): DiceParams | null {
  if (typeof params !== 'object' || params === null || !('target' in params && 'side' in params)) return null;
  const { target, side } = params;
  if (side !== 'over' && side !== 'under') return null;
  if (typeof target !== 'number' || !Number.isInteger(target)) return null;
  const chances = diceChances({ target, side });
  return chances >= DICE_MIN_CHANCES && chances <= DICE_MAX_CHANCES ? { target, side } : null;
}

export const dice: GameMath = {
  id: 'dice',
  kind: 'dice',
  version: versions.dice,
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 9_900 / DICE_MIN_CHANCES,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play: (stream, { stake, params }) => {
    const checked = validate(params);
    if (!checked) throw new TypeError('a dice bet names its target and side');
    const { target, side } = checked;
    const roll = stream.draw(DICE_OUTCOMES);
    const won = side === 'under' ? roll < target : roll > target;
    const win = won ? diceWin(stake, diceChances({ target, side })) : 0n;
    return { win, outcome: { roll, target, side, won }, state: null, steps: 1 };
  },
};
