import { useQueryClient } from '@tanstack/react-query';
import { useTopic } from '@croupier/realtime';
import type { FieldDetail } from './fields.query.ts';

/** Updates one race from the socket. Renders nothing. */
export function FollowField({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const queryKey = ['sportsbook', 'field', id];
  useTopic(`public:odds:event:${id}`, {
    changed: ({ id: _, ...state }) => {
      queryClient.setQueryData<FieldDetail>(queryKey, (race) =>
        race && state.field && state.version > race.version ? { ...race, ...state, field: state.field } : race,
      );
      if (state.status === 'ended') void queryClient.invalidateQueries({ queryKey }); // The seed comes with the whole race.
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return null;
}
