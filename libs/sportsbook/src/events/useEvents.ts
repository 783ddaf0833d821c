import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { pollEvery, useConnected } from '../live/connection.ts';
import { eventsQuery, type EventsState } from './events.query.ts';

const POLL_MS = { live: 4_000, upcoming: 15_000, ended: 30_000 } as const;

/** Matches in a state, kept fresh by the socket or by asking. */
export function useEvents(state: EventsState, tournament?: string) {
  const connected = useConnected();
  return useQuery({
    ...eventsQuery(useApi(), state, tournament),
    refetchInterval: pollEvery(connected, POLL_MS[state]),
  });
}
