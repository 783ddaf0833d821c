import { type When, whenOf } from '@croupier/sportsbook';

/** Reads the kick-offs that a list shows from its address. */
export function bookSearch({ when }: Record<string, unknown>): { when?: When } {
  const known = whenOf(when);
  return known === undefined ? {} : { when: known };
}
