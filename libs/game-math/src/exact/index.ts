export { type BestRound, bestRound } from './best-round.ts';
export { type CollectLaw, collectLaw } from './collect-law.ts';
export { type RoundLaw, roundLaw, roundMoments } from './distribution.ts';
export { enumerateSpins, type See, type SpinResult } from './enumerate.ts';
export { fastRandom, type FastSeed } from './fast-random.ts';
export { type HoldLaw, holdLaw } from './hold-law.ts';
export { mathSampler } from './math-sampler.ts';
export { roundSampler } from './round-sampler.ts';
export { MOST_ROUNDS, quantile, simulateWagering, type WageringPlan, type WageringResult } from './wagering.ts';
