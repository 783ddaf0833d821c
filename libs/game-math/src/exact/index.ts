export { type RoundLaw, roundLaw } from './distribution.ts';
export { enumerateSpins, type SpinResult } from './enumerate.ts';
