import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Number of characters to estimate: the work grows faster than the length, and common passwords show in their first
 * characters.
 */
const ESTIMATED_LENGTH = 32;
/** Highest of zxcvbn's scores 0 to 4 that counts as common: at 1, a password is found within a million guesses. */
const COMMON_SCORE = 1;

let estimator: ZxcvbnFactory | undefined;

/**
 * Returns whether guessing programs would try the password first: the 49,000 most often leaked passwords and their
 * variants (capitals, letter swaps, digits around them), keyboard walks, repetitions, and the name before the @ of the
 * player's email.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: ESTIMATED_LENGTH });
  const name = email.split('@', 1);
  return estimator.check(password.normalize('NFKC'), name.concat(email)).score <= COMMON_SCORE;
}
