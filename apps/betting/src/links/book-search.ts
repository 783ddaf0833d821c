import { type When, whenOf } from '@croupier/sportsbook';

/** What stands behind the address of a list: which kick-offs it shows. */
export function bookSearch({ when }: Record<string, unknown>): { when?: When } {
  const known = whenOf(when);
  return known === undefined ? {} : { when: known };
}
