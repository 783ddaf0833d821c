export { type BestRound, bestRound } from './best-round.ts';
export { type RoundLaw, roundLaw } from './distribution.ts';
export { enumerateSpins, type SpinResult } from './enumerate.ts';
