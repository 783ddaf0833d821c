import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSportEvents, type EventState, type Sport, type SportEvent } from '@croupier/contracts';

export const EVENTS_STATES = ['live', 'upcoming', 'ended'] as const;
export type EventsState = (typeof EVENTS_STATES)[number];

/** The most matches a page shows at once; a league's own page shows all it has, and what is on is shown whole. */
const LIMITS = { live: '60', upcoming: '24', ended: '24' } as const;

/** Of one sport, or one league. */
export interface EventsScope {
  readonly sport?: Sport;
  readonly tournament?: string;
}

export const eventsQuery = (api: Api, state: EventsState, scope: EventsScope = {}) =>
  queryOptions({
    queryKey: ['sportsbook', 'events', state, scope],
    queryFn: ({ signal }) => api.call(readSportEvents, { query: { state, limit: LIMITS[state], ...scope }, signal }),
  });

/** A list with the newest states put in; what has left the list's state falls out. The same array if nothing changed. */
export function withStates(
  events: readonly SportEvent[],
  states: ReadonlyMap<number, EventState>,
  state: EventsState,
): readonly SportEvent[] {
  let changed = false;
  const next = events.flatMap((event) => {
    const now = states.get(event.id);
    if (!now || now.version <= event.version) return [event];
    changed = true;
    return stateOf(now) === state ? [{ ...event, ...now }] : [];
  });
  return changed ? next : events;
}

export function stateOf({ status }: Pick<EventState, 'status'>): EventsState {
  if (status === 'not_started') return 'upcoming';
  return status === 'live' || status === 'suspended' ? 'live' : 'ended';
}
