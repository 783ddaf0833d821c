import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Tournament } from '@croupier/contracts';
import { useTopic } from '@croupier/realtime';
import { applyBoardChange, isWhole } from './apply-board-change.ts';

/** Shortest interval between fetches of the own place. Requests in between are combined at its end. */
const STATUS_MS = 3_000;

/** Updates a leaderboard and the player's place from the socket. Renders nothing. */
export function FollowBoard({ tournament: { id, slug } }: { tournament: Tournament }) {
  const queryClient = useQueryClient();
  const queryKey = ['competitions', 'tournament', slug];
  const status = useMemo(
    () => atMost(STATUS_MS, () => void queryClient.invalidateQueries({ queryKey: ['competitions', 'status', id] })),
    [queryClient, id],
  );
  useEffect(() => () => status.stop(), [status]);
  const readAll = () => void queryClient.invalidateQueries({ queryKey: ['competitions'] });
  useTopic(`public:tournament:${id}`, {
    board: (change) => {
      const next = queryClient.setQueryData<Tournament>(
        queryKey,
        (tournament) => tournament && applyBoardChange(tournament, change),
      );
      if (next && !isWhole(next)) void queryClient.invalidateQueries({ queryKey });
      status.ask();
    },
    closed: readAll,
    reload: readAll,
  });
  return null;
}

/** Throttles a function: runs at once, then once for all calls within the interval. */
function atMost(ms: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function go(): void {
    again = false;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) go();
    }, ms);
  }
  return {
    ask: () => (timer === undefined ? go() : void (again = true)),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
