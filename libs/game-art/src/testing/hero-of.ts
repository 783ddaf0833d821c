import { heroes } from '../heroes.ts';

/**
 * Returns the name of a title's hero picture with its drawing's hash, `fox-26fdc09a`; undefined for a title without
 * one.
 */
export const heroOf = (slug: string): string | undefined => heroes[slug];
