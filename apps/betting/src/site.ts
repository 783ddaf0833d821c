/** Suffix of every page's title. */
export const SITE = 'Croupier Sport';
