import type { BatchStep } from './batch-step.ts';
import { bonusesStep } from './bonuses-step.ts';
import { limitsStep } from './limits-step.ts';
import { titleHoursStep } from './title-hours.ts';
import { winnersStep } from './winners-step.ts';

/**
 * The steps of a copy's batches of bets, in lock order. What the platform adds of other domains (comp points, scores,
 * jackpots) takes its place after the bonuses.
 */
export const createBatchSteps = (...added: readonly BatchStep[]): readonly BatchStep[] => [
  limitsStep,
  bonusesStep,
  ...added,
  winnersStep,
  titleHoursStep(),
];
