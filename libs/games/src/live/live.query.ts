import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import type { LiveBet, LiveCrowd, LiveRound, LiveSaid, LiveTable, PastLiveRound } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { serverClock } from './server-clock.ts';

const calls = () => import('./live-calls.ts');

/** Poll interval beside the socket. Polling also keeps the table running and the clock synchronised. */
const AGAIN_MS = 30_000;
/** Poll interval without the socket. */
const UNTOLD_MS = 2_000;
const LIST_MS = 5_000;
const PAST = 50;

export interface LiveTableState {
  table: LiveTable;
  now: string;
  round: LiveRound | null;
  crowd: LiveCrowd | null;
  past: PastLiveRound[];
  said: LiveSaid[];
}

export const liveTablesQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['games', 'live', 'tables', currency],
    queryFn: async ({ signal }) => (await calls()).list(api, currency, signal),
    refetchInterval: LIST_MS,
  });

export const liveTableQuery = (api: Api, slug: string, currency: CurrencyCode, connected = true) =>
  queryOptions({
    queryKey: ['games', 'live', 'table', slug, currency],
    queryFn: async ({ signal }): Promise<LiveTableState> => {
      const state = await (await calls()).table(api, slug, currency, signal);
      serverClock.hear(state.now);
      return state;
    },
    refetchInterval: connected ? AGAIN_MS : UNTOLD_MS,
    refetchOnMount: 'always',
  });

export const liveRoundQuery = (api: Api, slug: string, number: number) =>
  queryOptions({
    queryKey: ['games', 'live', 'round', slug, number],
    queryFn: async ({ signal }) => (await calls()).round(api, slug, number, signal),
  });

/** Queries the player's own bets on a round. */
export const liveRoundBetsQuery = (api: Api, slug: string, number: number) =>
  queryOptions({
    queryKey: ['games', 'live', 'bets', slug, number],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await (await calls()).betsOn(api, slug, number, signal)).data,
  });

/** Queries the player's own bets at a table, newest first. */
export const liveBetsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['games', 'live', 'bets', slug],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await (await calls()).bets(api, slug, signal)).data,
    // Placed bets are settled within seconds, so polling makes up for a lost event.
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'placed') ? UNTOLD_MS : false),
  });

const isNewer = (round: LiveRound, known: LiveRound | null): boolean =>
  !known || round.number > known.number || (round.number === known.number && rank(round) >= rank(known));
const rank = ({ state }: LiveRound): number => ['open', 'drawn', 'over', 'void'].indexOf(state);

/** Returns a table's state after an event of its round. */
export function withRound(state: LiveTableState, { now, round }: { now: string; round: LiveRound }): LiveTableState {
  if (!isNewer(round, state.round)) return state;
  const isPast = round.state === 'over' || round.state === 'void';
  const past = isPast && !state.past.some(({ number }) => number === round.number);
  return {
    ...state,
    now,
    round,
    crowd: state.crowd?.round === round.number ? state.crowd : null,
    past: past ? [pastOf(round), ...state.past].slice(0, PAST) : state.past,
  };
}

const pastOf = ({ number, outcome, starts_at }: LiveRound): PastLiveRound => ({ number, outcome, starts_at });

export const withCrowd = (state: LiveTableState, crowd: LiveCrowd): LiveTableState =>
  crowd.round === state.round?.number ? { ...state, crowd } : state;

export const withSaid = (state: LiveTableState, said: LiveSaid[]): LiveTableState => ({ ...state, said });

/** Puts a bet's current state into its cached list. */
export function cacheLiveBet(queryClient: QueryClient, slug: string, bet: LiveBet): void {
  queryClient.setQueryData<LiveBet[]>(['games', 'live', 'bets', slug], (bets) => {
    if (!bets) return bets;
    const known = bets.some(({ id }) => id === bet.id);
    return known ? bets.map((each) => (each.id === bet.id ? bet : each)) : [bet, ...bets];
  });
}
