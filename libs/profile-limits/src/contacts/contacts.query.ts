import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readEmail, readPhone } from '@croupier/contracts';

/** The player's email, and another one that waits to be confirmed. */
export const emailQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'email'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readEmail, { signal }),
  });

/** The player's phone number, whether it is confirmed, and one that waits for its code. */
export const phoneQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'phone'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readPhone, { signal }),
  });
