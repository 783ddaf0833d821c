import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { playClockQuery, type ReadClock } from '../clock/play-clock.query.ts';

/** Longest delay that browser timers support. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns the clock once its check is due, else null. A player who has staked nothing since signing in isn't
 * interrupted. The check comes as soon as they have.
 */
export function useCheckDue(): ReadClock | null {
  const query = playClockQuery(useApi());
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  const [passed, setPassed] = useState<string | null>(null);
  const at = data?.next_check_at ?? null;
  const offsetMs = useEffectEvent(() => data?.offsetMs ?? 0);
  useEffect(() => {
    if (at === null) return;
    const waitMs = Date.parse(at) - Date.now() - offsetMs();
    const timer = setTimeout(
      () => {
        setPassed(at);
        // Refetches the playing time and result so far.
        void queryClient.invalidateQueries({ queryKey: query.queryKey });
      },
      Math.min(Math.max(0, waitMs), LONGEST_TIMER_MS),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the key never changes
  }, [at, queryClient]);
  return data && at !== null && passed === at && data.staked_cents + data.open_cents > 0 ? data : null;
}
