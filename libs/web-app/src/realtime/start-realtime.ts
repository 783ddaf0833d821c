import { getDefaultStore } from 'jotai/vanilla';
import { playerQuery } from '@croupier/api-client';
import { createRealtime, reloadOn, type Reactions } from '@croupier/realtime';
import { logError } from '@croupier/shell';
import { followTabSite } from '../connection/follow-site.ts';
import type { AppServices } from '../services.ts';
import { disconnectedAtom, realtimeAtom } from './realtime.atoms.ts';

/** Opens the page's socket and reconnects it when the signed-in player changes. */
export function startRealtime({ api, queryClient }: AppServices, reactions: Reactions): void {
  const store = getDefaultStore();
  const { queryKey } = playerQuery(api);
  const current = () => queryClient.getQueryData(queryKey)?.id ?? null;
  let playerId = current();
  const realtime = createRealtime({
    api,
    playerId,
    log: (error, topic) => logError(error, { topic }),
    onShut: () => void followTabSite(),
  });
  reloadOn(realtime, queryClient, reactions);
  realtime.onStatus((connected) => store.set(disconnectedAtom, !connected));
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKey[0] || current() === playerId) return;
    playerId = current();
    realtime.setPlayer(playerId);
    store.set(disconnectedAtom, false);
  });
  store.set(realtimeAtom, realtime);
}
