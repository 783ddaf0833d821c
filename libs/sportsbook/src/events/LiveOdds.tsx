import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { EventState, SportEvent, SportEventDetail } from '@croupier/contracts';
import { useTopic } from '@croupier/realtime';
import { hasGap, withState } from './event.query.ts';
import { EVENTS_STATES, stateOf } from './events.query.ts';
import { liveStatesOf } from './live-states.ts';

/** Interval at which starts and ends of matches are applied, in one batch. */
const FLUSH_MS = 200;
/** Shortest interval between refetches of the lists, however many matches start and end. */
const RELIST_MS = 1_000;

const EVENTS = ['sportsbook', 'events'];

/** Updates all lists and matches on the page from the socket. Mounted once per page. Renders nothing. */
export function LiveOdds() {
  const queryClient = useQueryClient();
  const inbox = useMemo(() => createInbox(queryClient), [queryClient]);
  useEffect(() => inbox.stop, [inbox]);
  useTopic('public:odds:list', { changed: inbox.take, added: inbox.relist, reload: inbox.relist });
  return null;
}

/** Updates one match with every market from the socket. Renders nothing. */
export function FollowEvent({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const queryKey = ['sportsbook', 'event', id];
  useTopic(`public:odds:event:${id}`, {
    changed: (state) => {
      queryClient.setQueryData<SportEventDetail>(queryKey, (event) => event && withState(event, state));
      // Goals, the seed and missed incidents only come with the full match.
      const cached = queryClient.getQueryData<SportEventDetail>(queryKey);
      const scored = cached && hasGoals(cached) && cached.goals.length !== cached.score.home + cached.score.away;
      if (scored || (cached && hasGap(cached, state)) || stateOf(state) === 'ended')
        void queryClient.invalidateQueries({ queryKey });
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return null;
}

/** Tells whether a sport has single goals. Points and sets aren't reported one by one. */
const hasGoals = ({ sport }: SportEventDetail) => sport === 'football' || sport === 'ice-hockey';

/** Tells whether a list has no filter. */
const isOfAll = (scope: unknown): boolean => Object.keys(scope ?? {}).length === 0;

function createInbox(queryClient: QueryClient) {
  const live = liveStatesOf(queryClient);
  const states = new Map<number, EventState>();
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let relisting: ReturnType<typeof setTimeout> | undefined;

  function relist(): void {
    relisting ??= setTimeout(() => {
      relisting = undefined;
      void queryClient.invalidateQueries({ queryKey: EVENTS });
      void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'tree'] });
      void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'kick-offs'] });
    }, RELIST_MS);
  }

  /** Applies the received states. Refetches the lists only if a match started or ended. */
  function flush(): void {
    flushing = undefined;
    let moved = false;
    for (const state of EVENTS_STATES) {
      for (const [queryKey, events] of queryClient.getQueriesData<SportEvent[]>({ queryKey: [...EVENTS, state] })) {
        if (!events) continue;
        const next = events.filter(({ id, version }) => {
          const now = states.get(id);
          return !now || now.version <= version || stateOf(now) === state;
        });
        if (next.length !== events.length) queryClient.setQueryData(queryKey, next);
        moved ||= next.length !== events.length;
        if (state === 'live' && isOfAll(queryKey[3])) moved ||= hasBegun(states, events);
      }
    }
    states.clear();
    if (moved) relist(); // It left one list, or belongs to another.
  }

  return {
    take(state: EventState): void {
      live.put(state);
      const waiting = states.get(state.id);
      if (!waiting || waiting.version < state.version) states.set(state.id, state);
      flushing ??= setTimeout(flush, FLUSH_MS);
    },
    relist,
    stop(): void {
      clearTimeout(flushing);
      clearTimeout(relisting);
      flushing = relisting = undefined;
    },
  };
}

/** Tells whether a live match is missing from the list of all live matches. */
function hasBegun(states: ReadonlyMap<number, EventState>, listed: readonly SportEvent[]): boolean {
  const ids = new Set(listed.map(({ id }) => id));
  return [...states.values()].some((state) => stateOf(state) === 'live' && !ids.has(state.id));
}
