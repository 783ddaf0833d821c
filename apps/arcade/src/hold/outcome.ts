import * as v from 'valibot';
import type { HoldDefinition, HoldOutcome } from '@croupier/game-math';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Coin = v.object({
  cell: Whole,
  pay: Whole,
  kind: v.nullable(v.picklist(['mini', 'minor', 'major', 'collector'])),
});
const Held = v.object({
  coins: v.array(Coin),
  respins: v.array(v.array(Coin)),
  grand: v.boolean(),
  held: Whole,
});

/** Returns the money of a round, if it fits the reels of this title. */
export type Held = Pick<HoldOutcome, 'coins' | 'respins' | 'grand' | 'held'>;

export function readHeld(value: unknown, { reels, rows }: HoldDefinition): Held | null {
  const parsed = v.safeParse(Held, value);
  if (!parsed.success) return null;
  const { coins, respins } = parsed.output;
  const fits = [...coins, ...respins.flat()].every(({ cell }) => cell % 10 < rows && cell < reels.length * 10);
  return fits ? parsed.output : null;
}
