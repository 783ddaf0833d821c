import { DICE_MAX_CHANCES, DICE_MIN_CHANCES, diceChances, type DiceParams, diceTarget } from '@croupier/game-math';
import { numberFormat } from '@croupier/i18n';

/** Formats 0 … 9999 as 00.00 … 99.99, in the digits of a locale. */
export function rollFormat(locale: string): (value: number) => string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, minimumIntegerDigits: 2 };
  const format = numberFormat(locale, digits);
  return (value) => format.format(value / 100);
}

export const asRoll = (value: number, locale: string): string => rollFormat(locale)(value);

/** Returns the payout 9,900 ÷ chances, to four decimals. */
export const payoutOf = (params: DiceParams): number => 9_900 / diceChances(params);

const clamp = (chances: number): number => Math.min(DICE_MAX_CHANCES, Math.max(DICE_MIN_CHANCES, Math.round(chances)));

export const withChances = ({ side }: DiceParams, chances: number): DiceParams => ({
  side,
  target: diceTarget(side, clamp(chances)),
});

export const withPayout = (params: DiceParams, payout: number): DiceParams => withChances(params, 9_900 / payout);

export const withTarget = ({ side }: DiceParams, target: number): DiceParams =>
  withChances({ side, target }, diceChances({ side, target }));

/** Returns the other side with the same chance. */
export const turnedOver = (params: DiceParams): DiceParams =>
  withChances({ ...params, side: params.side === 'over' ? 'under' : 'over' }, diceChances(params));
