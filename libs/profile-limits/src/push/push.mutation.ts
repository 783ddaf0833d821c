import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type PushDeviceOrder, type PushTopic, savePushDevice } from '@croupier/contracts';
import { subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { noticesQuery } from './push.query.ts';

/** Thrown if the player refused the browser's permission. */
export class NotAllowed extends Error {}

/** Sets this browser's notifications. Requests permission if it is undecided, and unsubscribes with the last topic. */
export const noticesMutation = (api: Api, queryClient: QueryClient, siteKey: string) =>
  mutationOptions({
    mutationKey: ['push', 'save'],
    // Runs one after another, so that of two quick changes the later one applies.
    scope: { id: 'push' },
    mutationFn: async (topics: PushTopic[]) => {
      const save = (keys: Omit<PushDeviceOrder, 'topics'>) => api.call(savePushDevice, { body: { ...keys, topics } });
      if (topics.length === 0) {
        await unsubscribeBrowser(save);
        return topics;
      }
      const keys = await subscribeBrowser(siteKey);
      if (!keys) throw new NotAllowed();
      await save(keys);
      return topics;
    },
    onSuccess: (topics) => queryClient.setQueryData(noticesQuery(api).queryKey, { siteKey, topics }),
  });
