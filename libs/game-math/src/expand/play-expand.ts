import { multiplierOf, type PokieDefinition, WIN_CAP_TENTHS, windowAt } from '../pokie/definition.ts';
import { evaluate } from '../pokie/evaluate.ts';
import { leastAward, type PokieOutcome, type PokieSpin } from '../pokie/play-pokie.ts';
import type { RandomStream } from '../stream.ts';

/** A type, not an interface, so that an outcome counts as JSON. */
export type ExpandSpin = PokieSpin & {
  /** Reels that a wild expanded over; `reels` holds the symbols before that. */
  readonly grown: readonly number[];
};

export type ExpandOutcome = Omit<PokieOutcome, 'spins'> & {
  /** Paid spin, then every free spin it won. */
  readonly spins: readonly ExpandSpin[];
};

/** Returns the symbols of a reel as they pay: a visible wild makes the whole reel wild. */
export const grownWindow =
  ({ wild }: PokieDefinition) =>
  (strip: string, stop: number, rows: number): string => {
    const seen = windowAt(strip, stop, rows);
    return seen.includes(wild) ? wild.repeat(rows) : seen;
  };

/**
 * Plays a round. Draws one stop for each reel, left to right: first the paid spin, then each free spin, all from the
 * same stream.
 */
export function playExpand(title: PokieDefinition, stream: RandomStream, opened = false): ExpandOutcome {
  const first = spinReels(title, title.reels, stream, 1);
  const spins: ExpandSpin[] = [first.spin];
  const awarded = title.freeSpins.awards[first.scatters] ?? (opened ? leastAward(title) : 0);
  for (let free = 0; free < awarded; free++)
    spins.push(spinReels(title, title.freeSpins.reels, stream, multiplierOf(title, free)).spin);
  const total = spins.reduce((sum, { pay }) => sum + pay, 0);
  return { spins, pay: Math.min(total, WIN_CAP_TENTHS), capped: total > WIN_CAP_TENTHS };
}

function spinReels(title: PokieDefinition, strips: readonly string[], stream: RandomStream, multiplier: number) {
  const { rows, wild } = title;
  const see = grownWindow(title);
  const stops = strips.map((strip) => stream.draw(strip.length));
  const reels = strips.map((strip, reel) => windowAt(strip, stops[reel]!, rows));
  const grown = reels.flatMap((column, reel) => (column.includes(wild) ? [reel] : []));
  const { wins, pay, scatters } = evaluate(
    title,
    strips.map((strip, reel) => see(strip, stops[reel]!, rows)),
  );
  return { spin: { reels, stops, wins, multiplier, pay: pay * multiplier, grown }, scatters };
}
