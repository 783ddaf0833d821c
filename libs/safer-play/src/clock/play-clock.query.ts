import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn, readWhenShown } from '@croupier/api-client';
import { type PlayClock, readPlayClock } from '@croupier/contracts';

/** Playing time from the server, with the offset of this page's clock. */
export interface ReadClock extends PlayClock {
  /** Milliseconds to add to the page's clock. */
  offsetMs: number;
}

export const withOffset = (clock: PlayClock): ReadClock => ({ ...clock, offsetMs: Date.parse(clock.now) - Date.now() });

/**
 * Queries the time since sign-in and the result so far. Refetches once a minute, and when the socket reports a change.
 */
export const playClockQuery = (api: Api) =>
  queryOptions({
    queryKey: ['limits', 'play-clock'],
    meta: playersOwn,
    queryFn: ({ signal }) =>
      readWhenShown(async () => withOffset(await api.call(readPlayClock, { query: {}, signal }))),
    refetchInterval: 60_000,
  });
