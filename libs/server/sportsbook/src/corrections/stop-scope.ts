import type { MarketOf } from './market-of.ts';

/** Scope of a betting stop: exactly one of the first three, or a market of a match. */
export interface StopScope {
  sport: string | null;
  tournament: string | null;
  eventId: number | null;
  market: MarketOf | null;
}
