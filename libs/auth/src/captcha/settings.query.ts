import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSettings } from '@croupier/contracts';

/** Queries the settings of the site's forms, including the captcha. */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'settings'],
    queryFn: ({ signal }) => api.call(readSettings, { signal }),
    staleTime: Infinity,
  });
