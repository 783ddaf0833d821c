import { fastRandom } from '../exact/fast-random.ts';
import type { TumbleDefinition } from './definition.ts';
import type { Measured } from './measured.ts';
import { playTumble } from './play-tumble.ts';

export const FIRST = 10_000;
const CHUNK = 500_000;
const round = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits;

/**
 * Returns a sampler of round payouts, in tenths of the stake. The seed is the title's name, so the rounds are always
 * the same.
 */
export function roundsOf(title: TumbleDefinition): () => number {
  const words = Array.from({ length: 4 }, (_, at) =>
    [...title.id].reduce((word, letter) => Math.imul(word ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5 + at),
  );
  const random = fastRandom(words as unknown as [number, number, number, number]);
  const stream = { byte: () => 0, float: random, draw: (outcomes: number) => Math.floor(random() * outcomes) };
  return () => playTumble(title, stream).pay;
}

/** Plays until the 95 % interval of the return is this narrow. */
export function measure(title: TumbleDefinition, within: number): Measured {
  const play = roundsOf(title);
  let [rounds, sum, squares, hits, first] = [0, 0, 0, 0, 0];
  for (;;) {
    const pay = play();
    rounds += 1;
    sum += pay;
    squares += pay * pay;
    if (pay > 0) hits += 1;
    if (rounds === FIRST) first = sum;
    if (rounds % CHUNK > 0) continue;
    const mean = sum / rounds;
    const deviation = Math.sqrt(squares / rounds - mean * mean) / 10;
    const half = (1.96 * deviation) / Math.sqrt(rounds);
    if (half > within) continue;
    return {
      rounds,
      rtp: round(mean / 10, 4),
      within: round(half, 4),
      hitRate: round(hits / rounds, 4),
      deviation: round(deviation, 2),
      first,
    };
  }
}
