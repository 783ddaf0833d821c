import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { type PushTopic, readPushDevices } from '@croupier/contracts';
import { ownDeviceId } from './browser-push.ts';

export interface OwnNotices {
  /** Null if the site sends no notifications. */
  readonly siteKey: string | null;
  /** Topics this browser is notified about. */
  readonly topics: readonly PushTopic[];
}

/** Queries the notifications this browser gets while no page is open. */
export const noticesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['push', 'own'],
    meta: playersOwn,
    queryFn: async ({ signal }): Promise<OwnNotices> => {
      const [{ public_key: siteKey, devices }, own] = await Promise.all([
        api.call(readPushDevices, { signal }),
        ownDeviceId(),
      ]);
      return { siteKey, topics: devices.find(({ id }) => id === own)?.topics ?? [] };
    },
  });
