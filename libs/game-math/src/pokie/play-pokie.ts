import type { RandomStream } from '../stream.ts';
import type { PokieDefinition } from './definition.ts';
import { multiplierOf, WIN_CAP_TENTHS, windowAt } from './definition.ts';
import type { PokieWin } from './evaluate.ts';
import { evaluate } from './evaluate.ts';

/** Types, not interfaces, so that an outcome counts as JSON. */
export type PokieSpin = {
  /** Visible symbols of each reel, top to bottom, one letter each. */
  readonly reels: readonly string[];
  /** Drawn stop of each reel. */
  readonly stops: readonly number[];
  readonly wins: readonly PokieWin[];
  readonly multiplier: number;
  /** Payout in tenths of the stake, with the multiplier. */
  readonly pay: number;
};

export type PokieOutcome = {
  /** Paid spin, then every free spin it won. */
  readonly spins: readonly PokieSpin[];
  /** Payout in tenths of the stake, with the cap. */
  readonly pay: number;
  readonly capped: boolean;
};

/**
 * Plays a round. Draws one stop for each reel, left to right: first the paid spin, then each free spin, all from the
 * same stream. With `opened`, free spins start after any paid spin: the fewest there are, or more if its scatters award
 * more.
 */
export function playPokie(title: PokieDefinition, stream: RandomStream, opened = false): PokieOutcome {
  const first = spinReels(title, title.reels, stream, 1);
  const spins: PokieSpin[] = [first.spin];
  const awarded = title.freeSpins.awards[first.scatters] ?? (opened ? leastAward(title) : 0);
  for (let free = 0; free < awarded; free++) {
    spins.push(spinReels(title, title.freeSpins.reels, stream, multiplierOf(title, free)).spin);
  }
  const total = spins.reduce((sum, spin) => sum + spin.pay, 0);
  return { spins, pay: Math.min(total, WIN_CAP_TENTHS), capped: total > WIN_CAP_TENTHS };
}

export const leastAward = ({ freeSpins }: PokieDefinition): number => Math.min(...Object.values(freeSpins.awards));

function spinReels(title: PokieDefinition, strips: readonly string[], stream: RandomStream, multiplier: number) {
  const stops: number[] = [];
  const reels = strips.map((strip) => {
    const stop = stream.draw(strip.length);
    stops.push(stop);
    return windowAt(strip, stop, title.rows);
  });
  const { wins, pay, scatters } = evaluate(title, reels);
  return { spin: { reels, stops, wins, multiplier, pay: pay * multiplier }, scatters };
}
