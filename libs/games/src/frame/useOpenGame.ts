import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useApi } from '@croupier/api-client';
import type { Game } from '@croupier/contracts';
import { recentGamesQuery } from '../catalogue/catalogue.query.ts';
import type { PlayMode } from '../links.tsx';
import { type OpenGame, openGameAtom } from './frame.atoms.ts';

export interface OpenOrder {
  game: Game;
  mode: PlayMode;
  currency: string | null;
  /** The player's active wallet; null for a guest. */
  playerCurrency: string | null;
  /** Called if a limit is reached: play for real money doesn't start. */
  onLimitReached: () => void;
}

let launches = 0;

/** Returns a function that opens a game in a frame, the first by default, and closes the game that was open there. */
export function useOpenGame(gameAtom = openGameAtom) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ game, mode, currency, playerCurrency, onLimitReached }: OpenOrder) => {
      const launch = (launches += 1);
      const change = (changes: Partial<OpenGame>) =>
        store.set(gameAtom, (open) => (open?.launch === launch ? { ...open, ...changes } : open));
      store.set(gameAtom, { game, mode, currency, launch, url: null, state: 'loading', failure: null });
      const { limitsStopPlay, requestLaunch } = await import('./launch.ts');
      if (mode === 'real' && playerCurrency && (await limitsStopPlay(api, currency ?? playerCurrency))) {
        store.set(gameAtom, (open) => (open?.launch === launch ? null : open));
        onLimitReached();
        return;
      }
      const result = await requestLaunch(api, { slug: game.slug, mode, currency });
      change('url' in result ? { url: result.url } : { failure: result.failure });
      if (!playerCurrency || !('url' in result)) return;
      const { remember } = await import('../catalogue/calls.ts');
      // Optional: if it fails, only the list of recent games misses one.
      await remember(api, game.id).catch(() => undefined);
      void queryClient.invalidateQueries({ queryKey: recentGamesQuery(api).queryKey });
    },
    [api, store, queryClient, gameAtom],
  );
}
