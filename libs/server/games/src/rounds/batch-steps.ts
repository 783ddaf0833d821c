import type { BatchStep } from './batch-step.ts';
import { limitsStep } from './limits-step.ts';
import { winnersStep } from './winners-step.ts';

/** The steps of a batch of bets, in lock order. Wagering, comp points and jackpots take their place after the limits. */
export const batchSteps: readonly BatchStep[] = [limitsStep, winnersStep];
