import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readDataReport, readErasure } from '@croupier/contracts';

const POLL_MS = 2_000;

/** The last data report. While one is being made the socket says how far it is; without it this is asked every two seconds. */
export const dataReportQuery = (api: Api, { connected = false } = {}) =>
  queryOptions({
    queryKey: ['privacy', 'report'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readDataReport, { signal }),
    refetchInterval: ({ state: { data } }) => (!connected && isBeingMade(data?.report?.state) ? POLL_MS : false),
  });

export const isBeingMade = (state: string | undefined): boolean => state === 'queued' || state === 'working';

/** Queries the obstacles to erasing the account. */
export const erasureQuery = (api: Api) =>
  queryOptions({
    queryKey: ['privacy', 'erasure'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readErasure, { signal }),
  });
