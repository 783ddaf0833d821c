/** Maximum number of favourites: a new one replaces the oldest. */
export const MOST_FAVOURITES = 200;
