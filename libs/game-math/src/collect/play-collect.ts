import { WIN_CAP_TENTHS, windowAt } from '../pokie/definition.ts';
import { evaluate } from '../pokie/evaluate.ts';
import { leastAward, type PokieOutcome, type PokieSpin } from '../pokie/play-pokie.ts';
import type { RandomStream } from '../stream.ts';
import { type CollectDefinition, UNLIT } from './definition.ts';

/** Types, not interfaces, so that an outcome counts as JSON. */
export type Lamp = {
  /** Cell of the lamp: ten times the reel, plus the row. */
  readonly cell: number;
  readonly adds: number;
};

export type CollectSpin = PokieSpin & {
  /** Lamps lit in this spin; its multiplier includes them. Empty in the paid spin. */
  readonly lamps: readonly Lamp[];
};

export type CollectOutcome = Omit<PokieOutcome, 'spins'> & {
  /** Paid spin, then every free spin it won. */
  readonly spins: readonly CollectSpin[];
};

/**
 * Plays a round. Draws one stop for each reel, left to right, and in a free spin then the value of each visible lamp,
 * left to right and top to bottom: first the paid spin, then each free spin, all from the same stream.
 */
export function playCollect(title: CollectDefinition, stream: RandomStream, opened = false): CollectOutcome {
  const first = spinReels(title, title.reels, stream);
  const spins: CollectSpin[] = [{ ...first.spin, lamps: [], multiplier: UNLIT, pay: first.pay }];
  const awarded = title.freeSpins.awards[first.scatters] ?? (opened ? leastAward(title) : 0);
  let multiplier = UNLIT;
  for (let free = 0; free < awarded; free++) {
    const { spin, pay } = spinReels(title, title.freeSpins.reels, stream);
    const lamps = lampsIn(title, spin.reels).map((cell) => ({ cell, adds: drawLamp(title, stream) }));
    for (const { adds } of lamps) multiplier += adds;
    spins.push({ ...spin, lamps, multiplier, pay: pay * multiplier });
  }
  const total = spins.reduce((sum, { pay }) => sum + pay, 0);
  return { spins, pay: Math.min(total, WIN_CAP_TENTHS), capped: total > WIN_CAP_TENTHS };
}

function spinReels(title: CollectDefinition, strips: readonly string[], stream: RandomStream) {
  const stops = strips.map((strip) => stream.draw(strip.length));
  const reels = strips.map((strip, reel) => windowAt(strip, stops[reel]!, title.rows));
  const { wins, pay, scatters } = evaluate(title, reels);
  return { spin: { reels, stops, wins }, pay, scatters };
}

const lampsIn = ({ wild }: CollectDefinition, reels: readonly string[]): number[] =>
  reels.flatMap((column, reel) => [...column].flatMap((letter, row) => (letter === wild ? [reel * 10 + row] : [])));

function drawLamp({ lamps }: CollectDefinition, stream: RandomStream): number {
  let drawn = stream.draw(lamps.reduce((sum, { weight }) => sum + weight, 0));
  return lamps.find(({ weight }) => (drawn -= weight) < 0)!.adds;
}
