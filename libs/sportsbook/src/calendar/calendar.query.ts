import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { closeCalendar, openCalendar, readCalendar, renewCalendar } from '@croupier/contracts';

/** Queries the secret address of the player's calendar, if any. */
export const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'calendar'],
    queryFn: ({ signal }) => api.call(readCalendar, { signal }),
    meta: playersOwn,
    staleTime: 60_000,
  });

export type CalendarChange = 'open' | 'renew' | 'close';

export const calendarMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['sportsbook', 'calendar'],
    mutationFn: async (change: CalendarChange): Promise<{ address: string | null }> => {
      if (change === 'open') return api.call(openCalendar);
      if (change === 'renew') return api.call(renewCalendar);
      await api.call(closeCalendar);
      return { address: null };
    },
    onSuccess: (calendar) => queryClient.setQueryData(calendarQuery(api).queryKey, calendar),
  });
