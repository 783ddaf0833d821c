import { CRASH_LEAST, CRASH_MOST } from '@croupier/game-math';
import { readTypedNumber } from '@croupier/money';

/** Formats hundredths as a multiplier: 231 is 2.31×. */
export const multiplierText = (hundredths: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)}×`;

/** Parses a typed multiplier, in hundredths. Empty is null; one that can't be cashed out at is `undefined`. */
export function parseMultiplier(text: string, locale: string): number | null | undefined {
  if (text.trim() === '') return null;
  const typed = readTypedNumber(text, locale, ['×', 'x']) ?? '';
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(typed)) return undefined;
  const hundredths = Math.round(Number(typed) * 100);
  return hundredths >= CRASH_LEAST && hundredths <= CRASH_MOST ? hundredths : undefined;
}
