import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { useTopic } from '@croupier/realtime';
import { openModal } from '@croupier/shell';
import { ownJackpotWinsQuery } from './jackpots.query.ts';

/** Opens the popup of a jackpot the player won, on any page. Source: specification §7 Realtime. */
export function WatchJackpotWins() {
  const queryClient = useQueryClient();
  const { queryKey } = ownJackpotWinsQuery(useApi());
  useTopic('jackpot_wins', {
    award: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey });
      openModal('jackpot-win', { id });
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return null;
}
