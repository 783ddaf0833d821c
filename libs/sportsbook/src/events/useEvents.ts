import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { pollEvery, useConnected } from '../live/connection.ts';
import { eventsQuery, type EventsScope, type EventsState } from './events.query.ts';

const POLL_MS = { live: 4_000, upcoming: 15_000, ended: 30_000 } as const;

/** Returns the matches in a state, kept up to date by the socket or by polling. */
export function useEvents(state: EventsState, scope: EventsScope = {}) {
  const connected = useConnected();
  return useQuery({
    ...eventsQuery(useApi(), state, scope),
    refetchInterval: pollEvery(connected, POLL_MS[state]),
  });
}
