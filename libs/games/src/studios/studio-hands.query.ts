import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';

const COVERS = 3;

/** Queries a few covers of each studio. One page is enough: its titles alternate between studios. */
export const studioHandsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['games', 'studio-hands'],
    queryFn: async ({ signal }) => {
      const cards = await (await import('../catalogue/calls.ts')).featured(api, signal);
      const hands = new Map<string, GameCard[]>();
      for (const card of cards) {
        const hand = hands.get(card.provider) ?? [];
        if (hand.length < COVERS) hands.set(card.provider, [...hand, card]);
      }
      return hands;
    },
    staleTime: 10 * 60_000,
  });
