import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';

const calls = () => import('../calls.ts');

/** Queries the running, upcoming and recently drawn lotteries. */
export const lotteriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['competitions', 'lotteries'],
    queryFn: async ({ signal }) => (await calls()).lotteries(api, signal),
    staleTime: 30_000,
  });

/** Queries one lottery. It doesn't change after the draw. */
export const lotteryQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['competitions', 'lottery', slug],
    queryFn: async ({ signal }) => (await calls()).lottery(api, slug, signal),
    staleTime: 10_000,
    refetchInterval: ({ state: { data } }) => (data?.status === 'archive' && data.seed === null ? DRAWN_MS : false),
  });

/** Poll interval for the draw of an ended lottery. The draw takes place about a minute after the end. */
const DRAWN_MS = 10_000;
/** Poll interval of the tickets, which the socket doesn't report. */
const TICKETS_MS = 15_000;

/** Queries the player's tickets. */
export const lotteryStatusQuery = (api: Api, id: number, running = false) =>
  queryOptions({
    queryKey: ['competitions', 'lottery-status', id],
    queryFn: async ({ signal }) => (await calls()).lotteryStatus(api, id, signal),
    staleTime: 2_000,
    refetchInterval: running ? TICKETS_MS : false,
    meta: playersOwn,
  });

/** Queries the complete list of tickets drawn from. It never changes. */
export const lotteryListQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['competitions', 'lottery-list', id],
    queryFn: async ({ signal }) => (await calls()).lotteryLines(api, id, signal),
    staleTime: Infinity,
  });
