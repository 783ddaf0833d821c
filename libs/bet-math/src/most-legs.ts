/** Maximum number of legs. It keeps bets readable and limits a bet to 4,095 lines. */
export const MOST_LEGS = 12;
