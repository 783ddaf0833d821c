import { queryOptions } from '@tanstack/react-query';
import { type Api, CallRefused, playersOwn } from '@croupier/api-client';
import { readDataReport, readErasure } from '@croupier/contracts';
import { openModal } from '@croupier/shell';

const POLL_MS = 2_000;

/** The last data report; asked for every two seconds while one is being made. */
export const dataReportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['privacy', 'report'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readDataReport, { signal }),
    refetchInterval: ({ state: { data } }) => (isBeingMade(data?.report?.state) ? POLL_MS : false),
  });

export const isBeingMade = (state: string | undefined): boolean => state === 'queued' || state === 'working';

/** What stands between the player and the end of the account. */
export const erasureQuery = (api: Api) =>
  queryOptions({
    queryKey: ['privacy', 'erasure'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readErasure, { signal }),
  });

/** Does it once the password was given again, where that is asked for; true if it goes on by itself then. */
export function askedForPassword(error: unknown, again: () => void): boolean {
  const asked = error instanceof CallRefused && error.has('reauthentication_required');
  if (asked) openModal('confirm-password', { onConfirmed: again });
  return asked;
}
