/** More nobody keeps: the oldest one leaves when another comes. */
export const MOST_FAVOURITES = 200;
