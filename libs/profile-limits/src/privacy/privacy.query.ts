import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readDataReport, readErasure } from '@croupier/contracts';

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
