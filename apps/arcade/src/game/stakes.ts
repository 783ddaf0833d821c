import type { GameStakes } from '@croupier/contracts';

export const isOffered = ({ min_cents, max_cents, step_cents }: GameStakes, cents: number): boolean =>
  cents >= min_cents && cents <= max_cents && cents % step_cents === 0;

/** Returns the next stake of the ladder in a direction; null at its end. */
export function stepped({ ladder_cents }: GameStakes, cents: number, up: boolean): number | null {
  const found = up ? ladder_cents.find((stake) => stake > cents) : ladder_cents.findLast((stake) => stake < cents);
  return found ?? null;
}

/** Returns half of a stake, rounded down to an offered one. */
export const halved = ({ min_cents, step_cents }: GameStakes, cents: number): number =>
  Math.max(min_cents, Math.floor(cents / 2 / step_cents) * step_cents);

export const doubled = ({ max_cents }: GameStakes, cents: number): number => Math.min(max_cents, cents * 2);
