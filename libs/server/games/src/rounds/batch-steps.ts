import type { BatchStep } from './batch-step.ts';
import { bonusesStep } from './bonuses-step.ts';
import { limitsStep } from './limits-step.ts';
import { pointsStep } from './points-step.ts';
import { titleHoursStep } from './title-hours.ts';
import { winnersStep } from './winners-step.ts';

/**
 * The steps of a copy's batches of bets, in lock order. What the platform adds of other domains (scores,
 * jackpots) takes its place after bonuses and points.
 */
export const createBatchSteps = (...added: readonly BatchStep[]): readonly BatchStep[] => [
  limitsStep,
  bonusesStep,
  pointsStep,
  ...added,
  winnersStep,
  titleHoursStep(),
];
