import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readDataReport, readErasure } from '@croupier/contracts';

const POLL_MS = 2_000;

/**
 * Queries the last data report. While one is being created, the socket reports its progress; without a socket the query
 * polls every two seconds.
 */
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
