import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { isInPlay, isOver, type EventState, type Sport } from '@croupier/contracts';

export const EVENTS_STATES = ['live', 'upcoming', 'ended'] as const;
export type EventsState = (typeof EVENTS_STATES)[number];

/**
 * Upcoming matches a page shows first. A league's own page shows all of its matches, and live matches are always shown
 * in full.
 */
export const UPCOMING_AT_FIRST = 24;
const LIMITS = { live: 60, upcoming: UPCOMING_AT_FIRST, ended: 24 } as const;

/** Filter by sport, league, club or any of several, within a time span. */
export interface EventsScope {
  readonly sport?: Sport;
  readonly tournament?: string;
  readonly team?: string;
  readonly among?: string;
  readonly within?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Size of the list of upcoming matches when it is filtered, or when the visitor asks for more. */
export const MOST_EVENTS = 100;

export const eventsQuery = (api: Api, state: EventsState, scope: EventsScope = {}, most: number = LIMITS[state]) =>
  queryOptions({
    queryKey: ['sportsbook', 'events', state, scope, most],
    queryFn: async ({ signal }) =>
      (await import('../calls.ts')).events(api, { state, limit: String(most), ...scope }, signal),
  });

export function stateOf({ status }: Pick<EventState, 'status'>): EventsState {
  if (isInPlay(status)) return 'live';
  return isOver(status) ? 'ended' : 'upcoming';
}
