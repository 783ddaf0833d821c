import type { Origins } from './page-context.ts';

/** The domain cookies of the whole site family are set on: the casino's host, the sport host lies below it. */
export function familyDomain(origins: Origins): string {
  return new URL(origins.casino).hostname;
}
