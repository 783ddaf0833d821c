import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { useMinute } from '../clock/now.ts';
import { useTimeZone } from '../clock/time-zone.ts';
import { eventsQuery, type EventsScope, MOST_EVENTS } from '../events/events.query.ts';
import { pollEvery, useConnected } from '../live/connection.ts';
import { hoursOf, type Span, spanOf, type When } from './when.ts';

const POLL_MS = 15_000;

/** Returns the time span of a filter; null until the visitor's day is known. */
export function useSpan(when: When | undefined): Span | null {
  const now = useMinute();
  const zone = useTimeZone();
  if (when === undefined) return {};
  return now === null ? hoursOf(when) : spanOf(when, now, zone);
}

/** Returns upcoming matches: one page first, then, on request or under a filter, up to the largest list. */
export function useUpcoming(scope: EventsScope, when: When | undefined) {
  const span = useSpan(when);
  const [all, setAll] = useState(false);
  const connected = useConnected();
  const most = when !== undefined || all ? MOST_EVENTS : undefined;
  const query = useQuery({
    ...eventsQuery(useApi(), 'upcoming', { ...scope, ...span }, most),
    enabled: span !== null,
    refetchInterval: pollEvery(connected, POLL_MS),
    ...(all && { placeholderData: keepPreviousData }),
  });
  return { query, askAll: most === undefined ? () => setAll(true) : undefined };
}
