import { useQueryClient } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import type { TopicEvents } from '@croupier/contracts';
import { useTopic } from '@croupier/realtime';

/** Refetches the profile when points reach the end of a level. Source: specification §7 Realtime. */
export function WatchPoints() {
  const queryClient = useQueryClient();
  const { queryKey } = playerQuery(useApi());
  function take({ persistent, level_maximum }: TopicEvents<'comps'>['award']) {
    if (level_maximum !== null && persistent.points >= level_maximum) void queryClient.invalidateQueries({ queryKey });
  }
  useTopic('comps', { award: take });
  return null;
}
