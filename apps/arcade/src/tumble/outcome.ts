import * as v from 'valibot';
import type { TumbleDefinition, TumbleOutcome } from '@croupier/game-math';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Win = v.object({ symbol: v.string(), count: Whole, ways: Whole, pay: Whole, cells: v.array(Whole) });
const Help = v.object({ kind: v.picklist(['sweep', 'wilds', 'paint', 'block']), cells: v.array(Whole) });
const Step = v.object({
  reels: v.array(v.string()),
  wins: v.array(Win),
  multiplier: Whole,
  help: v.nullable(Help),
  charge: Whole,
});
const Outcome = v.object({
  tumbles: v.pipe(
    v.array(
      v.object({
        stops: v.array(Whole),
        steps: v.pipe(v.array(Step), v.minLength(1)),
        values: v.array(Whole),
        times: Whole,
        pay: Whole,
      }),
    ),
    v.minLength(1),
  ),
  pay: Whole,
  capped: v.boolean(),
});

/**
 * Parses the server's outcome. Returns null if it doesn't fit the grid of this game; the round is then described in
 * words.
 */
export function readOutcome(value: unknown, { reels, rows }: TumbleDefinition): TumbleOutcome | null {
  const parsed = v.safeParse(Outcome, value);
  if (!parsed.success) return null;
  const fits = parsed.output.tumbles.every(({ steps }) =>
    steps.every((step) => step.reels.length === reels.length && step.reels.every(({ length }) => length <= rows)),
  );
  return fits ? parsed.output : null;
}
