import type { MarketOf } from './market-of.ts';

/** Where betting is stopped: one of the first three, or a market of a match. */
export interface StopScope {
  sport: string | null;
  tournament: string | null;
  eventId: number | null;
  market: MarketOf | null;
}
