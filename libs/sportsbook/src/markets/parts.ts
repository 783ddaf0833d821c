import { parseSpecifiers } from '@croupier/bet-math';

/** Parts of a match that can prefix a market's name, each with the name of its number. */
const SPANS = [
  ['firstHalf', ''],
  ['secondHalf', ''],
  ['regulation', ''],
  ['quarter', 'quarternr'],
  ['period', 'periodnr'],
  ['set', 'setnr'],
] as const;

/**
 * Splits a market's name in the book into the part of the match, the side and the base: `firstHalfTotal` is a total.
 */
export function readParts(name: string, specifiers: string) {
  const given = parseSpecifiers(specifiers) ?? {};
  const side = name.startsWith('home') ? ('home' as const) : name.startsWith('away') ? ('away' as const) : null;
  const own = lower(side ? name.slice(side.length) : name);
  const [span = null, number = ''] =
    SPANS.find(([start, nr]) => own.startsWith(start) && (nr === '' || nr in given)) ?? [];
  const base = span ? lower(own.slice(span.length)) : own;
  return { side, span, nth: given[number] ?? '', base, given, unit: unitOf(name) };
}

/** Unit that a market counts. */
export type Unit = 'games' | 'points' | 'corners' | 'cards' | 'goals';
const UNITS = ['games', 'points', 'corners', 'cards'] as const;
const unitOf = (name: string): Unit => UNITS.find((unit) => name.toLowerCase().includes(unit)) ?? 'goals';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export type Parts = ReturnType<typeof readParts>;

const STARTS: ReadonlySet<string> = new Set([
  ...['asianHandicap', 'handicap', 'setHandicap', 'gameHandicap'],
  ...['pointSpread', 'spread', 'puckLine', 'cornerHandicap'],
]);

/**
 * Tells whether a market gives one side a head start in goals, games, sets or points. The European handicap, written as
 * a score, is not one.
 */
export const isHandicap = ({ base, given }: Parts): boolean => STARTS.has(base) && !given['hcp']?.includes(':');
