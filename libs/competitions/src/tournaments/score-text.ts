import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SCORE_UNITS, type TournamentScoring } from '@croupier/contracts';
import { formatNumber } from '@croupier/i18n';

const MULTIPLES = new Set<TournamentScoring['rule']>(['best_multiple', 'multiple_sum', 'best_in_row']);

/** Formats a score by its rule: a multiple of the stake, or points. */
export function scoreText(i18n: I18n, { rule }: TournamentScoring, score: number): string {
  const value = score / SCORE_UNITS;
  const text = formatNumber(value, i18n.locale, Number.isInteger(value) ? 0 : 2);
  return MULTIPLES.has(rule) ? i18n._(msg`${text}×`) : i18n._(msg`${text} points`);
}
