import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { useTopic } from '@croupier/realtime';
import { applyJackpotChange } from './apply-jackpot-change.ts';
import { jackpotsQuery, jackpotWinsQuery } from './jackpots.query.ts';

/** Updates the pools from the socket. Renders nothing. */
export function FollowJackpots() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = jackpotsQuery(api);
  // Several parts of a page subscribe at once: the first one's request serves them all.
  const read = (key: readonly unknown[]) =>
    void queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
  const readAll = () => {
    read(queryKey);
    read(jackpotWinsQuery(api).queryKey);
  };
  useTopic('public:jackpots', {
    changed: (change) =>
      void queryClient.setQueryData(queryKey, (jackpots) => jackpots && applyJackpotChange(jackpots, change)),
    // Its pool restarts with another hash.
    won: readAll,
    reload: readAll,
  });
  return null;
}
