import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';

const calls = () => import('../calls.ts');

/** Lotteries that run, come, or were drawn lately. */
export const lotteriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['competitions', 'lotteries'],
    queryFn: async ({ signal }) => (await calls()).lotteries(api, signal),
    staleTime: 30_000,
  });

/** One lottery. Once it is drawn it changes no more. */
export const lotteryQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['competitions', 'lottery', slug],
    queryFn: async ({ signal }) => (await calls()).lottery(api, slug, signal),
    staleTime: 10_000,
    refetchInterval: ({ state: { data } }) => (data?.status === 'archive' && data.seed === null ? DRAWN_MS : false),
  });

/** How often a lottery that is over is asked for its draw: about a minute after its end. */
const DRAWN_MS = 10_000;
/** Tickets come with play, without a word on the socket. */
const TICKETS_MS = 15_000;

/** The player's tickets. */
export const lotteryStatusQuery = (api: Api, id: number, running = false) =>
  queryOptions({
    queryKey: ['competitions', 'lottery-status', id],
    queryFn: async ({ signal }) => (await calls()).lotteryStatus(api, id, signal),
    staleTime: 2_000,
    refetchInterval: running ? TICKETS_MS : false,
    meta: playersOwn,
  });

/** The whole list of tickets that was drawn from. It is the same for good. */
export const lotteryListQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['competitions', 'lottery-list', id],
    queryFn: async ({ signal }) => (await calls()).lotteryLines(api, id, signal),
    staleTime: Infinity,
  });
