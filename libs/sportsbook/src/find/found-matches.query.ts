import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSportEvents, type SportEvent } from '@croupier/contracts';
import type { EventsState } from '../events/events.query.ts';

/** Every match in a state. Under the lists' key, so that what refreshes them refreshes this too. */
export const everyMatchQuery = (api: Api, state: Exclude<EventsState, 'ended'>) =>
  queryOptions({
    queryKey: ['sportsbook', 'events', state, 'every'],
    queryFn: ({ signal }) => api.call(readSportEvents, { query: { state, limit: '100' }, signal }),
  });

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The matches that have every typed word in the names of their clubs or league, ignoring accents and case. */
export function findMatches(matches: readonly SportEvent[], typed: string): SportEvent[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return matches.filter(({ home, away, tournament }) => {
    const names = plain(
      [home.name, home.short_name, away.name, away.short_name, tournament.name, tournament.category].join(' '),
    );
    return words.every((word) => names.includes(word));
  });
}
