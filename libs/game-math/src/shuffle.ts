import type { RandomStream } from './stream.ts';

/**
 * Returns the first `count` of the numbers 0 … size − 1 after a Fisher–Yates shuffle from the front, in drawn order.
 */
export function drawSome(stream: RandomStream, size: number, count: number): number[] {
  const numbers = Array.from({ length: size }, (_, index) => index);
  for (let at = 0; at < count; at++) {
    const from = at + stream.draw(size - at);
    [numbers[at], numbers[from]] = [numbers[from]!, numbers[at]!];
  }
  return numbers.slice(0, count);
}
