import type { Grade } from './grades.ts';
import { parseSpecifiers } from './market-key.ts';
import type { MarketKind } from './model/market-kind.ts';
import type { MarketLine } from './model/price.ts';

/** Combination: several outcomes of one match that win only if all of them win. */
export const COMBINATION: MarketKind = {
  id: 900,
  name: 'combination',
  span: 'match',
  outcomes: ['all'],
  several: false,
  lines: [],
};
/** Maximum number of selections. */
const MOST_PICKS = 8;

/** Selection: one outcome of a line. */
export interface Pick extends MarketLine {
  readonly outcome: string;
}

const TEXT = /^[1-9]\d{0,5}\/[^/&]{0,64}\/[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Returns the key of a combination, used as its specifiers: `1//home&18/total=2.5/over`. The order of the picks doesn't
 * matter.
 */
export const combinationOf = (picks: readonly Pick[]): string => picks.map(textOf).sort().join('&');

const textOf = ({ marketId, specifiers, outcome }: Pick): string => `${marketId}/${specifiers}/${outcome}`;

/** Returns the picks of a combination; null for an ordinary line, or for a key that has no picks or a line twice. */
export function picksOf({ marketId, specifiers }: MarketLine): readonly Pick[] | null {
  if (marketId !== COMBINATION.id) return null;
  const texts = specifiers.split('&');
  if (texts.length < 2 || texts.length > MOST_PICKS || !texts.every((text) => TEXT.test(text))) return null;
  const picks = texts.map((text): Pick => {
    const [id = '', line = '', outcome = ''] = text.split('/');
    return { marketId: Number(id), specifiers: line, outcome };
  });
  const lines = new Set(picks.map((pick) => `${pick.marketId}/${pick.specifiers}`));
  const sound = picks.every((pick) => pick.marketId !== COMBINATION.id && parseSpecifiers(pick.specifiers) !== null);
  return sound && lines.size === picks.length && combinationOf(picks) === specifiers ? picks : null;
}

/**
 * Returns the grade of a combination: lost with its first lost outcome, void if one of them is, null until it is
 * certain.
 */
export function gradeCombination(grades: readonly (Grade | undefined)[]): Grade | null {
  if (grades.includes('lose')) return 'lose';
  if (grades.includes(undefined)) return null;
  return grades.every((grade) => grade === 'win') ? 'win' : 'void';
}
