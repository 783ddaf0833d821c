import * as v from 'valibot';
import type { PokieDefinition, PokieOutcome } from '@croupier/game-math';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const Outcome = v.object({
  spins: v.pipe(
    v.array(
      v.object({
        reels: v.array(v.string()),
        stops: v.array(Whole),
        wins: v.array(v.object({ symbol: v.string(), count: Whole, line: v.nullable(Whole), ways: Whole, pay: Whole })),
        multiplier: Whole,
        pay: Whole,
      }),
    ),
    v.minLength(1),
  ),
  pay: Whole,
  capped: v.boolean(),
});

/**
 * Parses the server's outcome. Returns null if it doesn't fit the reels of this game; the round is then described in
 * words.
 */
export function readOutcome(value: unknown, { reels, rows }: PokieDefinition): PokieOutcome | null {
  const parsed = v.safeParse(Outcome, value);
  if (!parsed.success) return null;
  const fits = parsed.output.spins.every(
    (spin) => spin.reels.length === reels.length && spin.reels.every((column) => column.length === rows),
  );
  return fits ? parsed.output : null;
}
