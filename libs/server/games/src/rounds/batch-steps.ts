import type { BatchStep } from './batch-step.ts';
import { limitsStep } from './limits-step.ts';
import { titleHoursStep } from './title-hours.ts';
import { winnersStep } from './winners-step.ts';

/** The steps of a copy's batches of bets, in lock order. Wagering, comp points and jackpots take their place after the limits. */
export const createBatchSteps = (): readonly BatchStep[] => [limitsStep, winnersStep, titleHoursStep()];
