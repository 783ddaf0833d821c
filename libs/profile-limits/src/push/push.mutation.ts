import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type PushTopic, savePushDevice } from '@croupier/contracts';
import { subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { noticesQuery } from './push.query.ts';

/** The player said no to the browser's question. */
export class NotAllowed extends Error {}

/** Sets what this browser is told: asks the player where nobody did, and forgets it all with the last topic. */
export const noticesMutation = (api: Api, queryClient: QueryClient, siteKey: string) =>
  mutationOptions({
    mutationKey: ['push', 'save'],
    // One after the other: of two quick switches the later one stands.
    scope: { id: 'push' },
    mutationFn: async (topics: PushTopic[]) => {
      const browser = topics.length > 0 ? await subscribeBrowser(siteKey) : await unsubscribeBrowser();
      if (!browser && topics.length > 0) throw new NotAllowed();
      if (browser) await api.call(savePushDevice, { body: { ...browser, topics } });
      return topics;
    },
    onSuccess: (topics) => queryClient.setQueryData(noticesQuery(api).queryKey, { siteKey, topics }),
  });
