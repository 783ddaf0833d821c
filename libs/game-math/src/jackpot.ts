import { createStream, type Hmac, type Seeds } from './stream.ts';

const WORD_BYTES = 8;
/** Number of possible values of a jackpot draw. */
export const JACKPOT_RANGE = 1n << BigInt(WORD_BYTES * 8);

/**
 * Draws a round's jackpot number, from 0 to below `JACKPOT_RANGE`: eight bytes of the round's seeds and nonce, in a
 * separate stream. Client seeds contain no colon, so no round's outcome comes from that stream.
 */
export function drawJackpot(hmac: Hmac, seeds: Seeds): bigint {
  const stream = createStream(hmac, { ...seeds, clientSeed: `${seeds.clientSeed}:jackpot` });
  let drawn = 0n;
  for (let byte = 0; byte < WORD_BYTES; byte++) drawn = drawn * 256n + BigInt(stream.byte());
  return drawn;
}

/** Winning numbers of a level: from `from` to below `to`. */
export interface WinningNumbers {
  from: bigint;
  to: bigint;
}

/**
 * Returns the winning numbers of each level, one range after another. A range is as large a share of all numbers as the
 * stake is of the average amount staked per win. Both amounts are in the same unit.
 */
export function winningNumbers(staked: bigint, stakedPerWin: readonly bigint[]): WinningNumbers[] {
  let from = 0n;
  return stakedPerWin.map((each) => {
    const end = from + (JACKPOT_RANGE * staked) / each;
    const to = end < JACKPOT_RANGE ? end : JACKPOT_RANGE;
    const numbers = { from, to };
    from = to;
    return numbers;
  });
}

export const isAmong = (drawn: bigint, { from, to }: WinningNumbers): boolean => drawn >= from && drawn < to;

/** Returns the text whose SHA-256 is published when a must-hit-by run starts; the threshold is in euro cents. */
export const thresholdText = (salt: string, threshold: bigint | number): string => `${salt}:${threshold}`;
