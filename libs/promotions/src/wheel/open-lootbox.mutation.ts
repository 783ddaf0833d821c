import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { openLootbox } from '@croupier/contracts';
import { lootboxesQuery } from './lootboxes.query.ts';

/** Opens a box. Repeating it after a lost reply returns the first result. */
export const openLootboxMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'open-lootbox'],
    mutationFn: (id: number) => api.call(openLootbox, { params: { id: String(id) } }),
    onSuccess: (opened) =>
      void queryClient.setQueryData(lootboxesQuery(api).queryKey, (boxes) =>
        boxes?.map((box) => (box.id === opened.id ? opened : box)),
      ),
  });
