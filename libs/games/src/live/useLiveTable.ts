import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '@croupier/api-client';
import type { LiveRound, LiveTable } from '@croupier/contracts';
import type { LiveHost, LiveNews } from './live-host.ts';
import { cacheLiveBet, liveBetsQuery, liveTableQuery, withCrowd, withRound, withSaid } from './live.query.ts';
import { clockOf, type TablePhase } from './phase.ts';
import { serverClock } from './server-clock.ts';

/** Returns a table's state, and handlers for its events. */
export function useLiveTable(slug: string, { currency, connected }: LiveHost) {
  const queryClient = useQueryClient();
  const options = liveTableQuery(useApi(), slug, currency, connected);
  const { queryKey } = options;
  const query = useQuery(options);
  const bets = liveBetsQuery(useApi(), slug).queryKey;
  const news: Omit<LiveNews, 'tableId'> = {
    onRound: (told) => {
      serverClock.hear(told.now);
      queryClient.setQueryData(queryKey, (state) => state && withRound(state, told));
    },
    onCrowd: (crowd) => queryClient.setQueryData(queryKey, (state) => state && withCrowd(state, crowd)),
    onSaid: (said) => queryClient.setQueryData(queryKey, (state) => state && withSaid(state, said)),
    onBet: (bet) => {
      if (bet.table_id === query.data?.table.id) cacheLiveBet(queryClient, slug, bet);
    },
    onReload: () => {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: bets });
    },
  };
  return { query, news };
}

const TICK_MS = 50;

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the table's phase by the server's clock. `said` is the server's time when the page was made. */
export const usePhase = (table: LiveTable, round: LiveRound | null, said: string): TablePhase =>
  useSyncExternalStore(
    onTick,
    () => clockOf(table, round, serverClock.now()).phase,
    () => clockOf(table, round, Date.parse(said)).phase,
  );

/** Returns how many of the given times of the server's clock have passed. */
export const usePassed = (moments: readonly number[]): number =>
  useSyncExternalStore(
    onTick,
    () => moments.filter((at) => at <= serverClock.now()).length,
    () => moments.length,
  );

/** Returns the whole seconds until a time of the server's clock. */
export const useSecondsTo = (at: number | null): number =>
  useSyncExternalStore(
    onTick,
    () => (at === null ? 0 : Math.max(0, Math.ceil((at - serverClock.now()) / 1000))),
    () => 0,
  );
