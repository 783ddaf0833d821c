import * as v from 'valibot';
import type { Lamp, PokieDefinition } from '@croupier/game-math';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Lit = v.object({
  spins: v.array(v.object({ lamps: v.array(v.object({ cell: Whole, adds: Whole })) })),
});

/** Returns the lamps of each spin of a round, the paid one first; empty if they don't fit the reels of this game. */
export function readLamps(value: unknown, { reels, rows }: PokieDefinition): readonly (readonly Lamp[])[] {
  const parsed = v.safeParse(Lit, value);
  if (!parsed.success) return [];
  const lamps = parsed.output.spins.map((spin) => spin.lamps);
  const fits = lamps.flat().every(({ cell }) => cell % 10 < rows && cell < reels.length * 10);
  return fits ? lamps : [];
}
