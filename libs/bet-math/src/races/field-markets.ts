/** Ids of the markets of a field: of a race, and of a season (`outrights.ts`). */
export const FIELD_MARKETS = { win: 601, place: 602, forecast: 603, outright: 611, topThree: 612 } as const;
