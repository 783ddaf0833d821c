import { heroes } from '../heroes.ts';

/** The hero of a title's cover and the drawing of its picture, `fox-26fdc09a`; undefined of a title without one. */
export const heroOf = (slug: string): string | undefined => heroes[slug];
