import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readEmail, readPhone } from '@croupier/contracts';

/** Queries the player's email, and a new one that isn't confirmed yet. */
export const emailQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'email'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readEmail, { signal }),
  });

/** Queries the player's phone number, whether it is confirmed, and a new one that isn't confirmed yet. */
export const phoneQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'phone'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readPhone, { signal }),
  });
