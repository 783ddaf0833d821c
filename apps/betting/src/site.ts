/** Stands after every page's title. */
export const SITE = 'Croupier Sport';
