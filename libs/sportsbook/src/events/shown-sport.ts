import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Sport } from '@croupier/contracts';
import { eventQuery } from './event.query.ts';
import { eventsQuery } from './events.query.ts';
import { fieldKey } from './field-key.ts';
import { treeQuery } from './tree.query.ts';

/** Subject of a page: a match, a club, or a sport or league by its slug. */
export interface PageSubject {
  readonly event?: number;
  readonly slug?: string;
  readonly team?: string;
  /** Race, or winner of a season. */
  readonly field?: number;
}

/** Returns the sport of a page: its own, its league's or its match's; otherwise football. */
export function useShownSport(about: PageSubject): Sport {
  const api = useApi();
  const { data: tree } = useQuery(treeQuery(api));
  const { data: event } = useQuery({ ...eventQuery(api, about.event ?? 0), enabled: false });
  const { data: ofTeam } = useQuery({ ...eventsQuery(api, 'upcoming', { team: about.team ?? '' }), enabled: false });
  const { data: field } = useQuery<{ sport: Sport }>({ queryKey: fieldKey(about.field ?? 0), enabled: false });
  const sports = tree?.sports ?? [];
  const named = sports.find(
    ({ id, tournaments }) => id === about.slug || tournaments.some(({ slug }) => slug === about.slug),
  );
  return event?.sport ?? field?.sport ?? ofTeam?.[0]?.sport ?? named?.id ?? 'football';
}
