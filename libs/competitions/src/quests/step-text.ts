import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Quest, Tournament, TournamentStatus } from '@croupier/contracts';
import { scoreText } from '../tournaments/score-text.ts';

export type QuestStep = Quest['steps'][number];

/** Describes a step's target. */
export function stepText(i18n: I18n, { measure, target }: QuestStep, { scoring }: Tournament): string {
  if (measure === 'rounds')
    return i18n._(
      msg({ message: plural(target, { one: 'Play # qualifying round', other: 'Play # qualifying rounds' }) }),
    );
  if (measure === 'games')
    return i18n._(msg({ message: plural(target, { one: 'Play # game', other: 'Play # different games' }) }));
  const wanted = scoreText(i18n, scoring, target);
  return scoring.rule === 'best_multiple'
    ? i18n._(msg`One round that pays ${wanted} its stake`)
    : i18n._(msg`Reach ${wanted}`);
}

/** Returns the player's progress in a step, capped at its target. */
export function stepProgress({ measure, target }: QuestStep, status: TournamentStatus): number {
  const reached = { score: status.score, rounds: status.bets, games: status.games_taken }[measure];
  return Math.min(target, reached);
}

/** Formats an amount of a step's measure. */
export const amountText = (i18n: I18n, { measure }: QuestStep, { scoring }: Tournament, amount: number): string =>
  measure === 'score' ? scoreText(i18n, scoring, amount) : i18n.number(amount);
