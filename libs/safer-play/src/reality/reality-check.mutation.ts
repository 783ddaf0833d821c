import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type PlayClock, passRealityCheck, setRealityCheck } from '@croupier/contracts';
import { playClockQuery, withOffset } from '../clock/play-clock.query.ts';

const keep = (api: Api, queryClient: QueryClient) => (clock: PlayClock) =>
  void queryClient.setQueryData(playClockQuery(api).queryKey, withOffset(clock));

/** Confirms that the player has seen the check and continues. */
export const passCheckMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'reality-check', 'pass'],
    mutationFn: () => api.call(passRealityCheck),
    onSuccess: keep(api, queryClient),
  });

/** Sets the interval of reality checks; null turns them off. */
export const chooseCheckMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'reality-check', 'choose'],
    mutationFn: (minutes: PlayClock['reality_check_minutes']) => api.call(setRealityCheck, { body: { minutes } }),
    onSuccess: keep(api, queryClient),
  });
