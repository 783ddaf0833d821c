import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The estimate's work grows faster than the length, and what is common shows in the first characters. */
const ESTIMATED_LENGTH = 32;
/** Highest of zxcvbn's scores 0 to 4 that counts as common: at 1, a password is found within a million guesses. */
const COMMON_SCORE = 1;

let estimator: ZxcvbnFactory | undefined;

/**
 * True for what guessing programs try first: the 49,000 passwords leaked most often and their variants (capitals, letter
 * swaps, digits around them), walks along the keyboard, repetitions, and the name before the @ of the player's email.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: ESTIMATED_LENGTH });
  const name = email.split('@', 1);
  return estimator.check(password.normalize('NFKC'), name.concat(email)).score <= COMMON_SCORE;
}
