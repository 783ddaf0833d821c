import { createHash, randomBytes, randomInt } from 'node:crypto';
import { thresholdText } from '@croupier/game-math';
import type { JackpotLevel } from './definition.ts';

/** Sum at which a must-hit-by run ends, secret until then, and its public hash. */
export interface Threshold {
  threshold: bigint;
  salt: string;
  commitment: string;
}

export const commitmentOf = (salt: string, threshold: bigint): string =>
  createHash('sha256').update(thresholdText(salt, threshold)).digest('hex');

/** Draws a threshold, uniformly, above the seed and up to the maximum; null for a level won by chance. */
export function drawThreshold(level: JackpotLevel): Threshold | null {
  if (level.kind === 'chance') return null;
  const threshold = BigInt(randomInt(level.seed + 1, level.mustHitBy + 1));
  const salt = randomBytes(32).toString('hex');
  return { threshold, salt, commitment: commitmentOf(salt, threshold) };
}
