import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSettings } from '@croupier/contracts';

/** How the site's forms are set, the captcha first of all. */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'settings'],
    queryFn: ({ signal }) => api.call(readSettings, { signal }),
    staleTime: Infinity,
  });
