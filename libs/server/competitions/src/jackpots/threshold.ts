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

/** Any sum above the seed up to the highest, each as likely as any other; null where chance decides. */
export function drawThreshold(level: JackpotLevel): Threshold | null {
  if (level.kind === 'chance') return null;
  const threshold = BigInt(randomInt(level.seed + 1, level.mustHitBy + 1));
  const salt = randomBytes(32).toString('hex');
  return { threshold, salt, commitment: commitmentOf(salt, threshold) };
}
