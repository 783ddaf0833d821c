import { useApi } from '@croupier/api-client';
import { balanceQuery } from '@croupier/cashbox';
import { GameFrame } from '@croupier/games';
import { openPopup } from '@croupier/shell';
import { useBoot } from '@croupier/web-app';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { usePlayer } from '../frame/usePlayer.ts';

/** What a running game asks of the casino. */
export function FrameHost() {
  const { origins, device } = useBoot();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = balanceQuery(useApi());
  const player = usePlayer();
  return (
    <GameFrame
      origin={origins.games}
      device={device}
      playerCurrency={player?.currency ?? null}
      onBalance={({ currency, balance_cents }) => {
        if (currency === 'FUN') return;
        queryClient.setQueryData(queryKey, (accounts) =>
          accounts?.map((account) =>
            account.currency === currency ? { ...account, amount_cents: balance_cents } : account,
          ),
        );
      }}
      onCashbox={() => openPopup(player ? 'deposit' : 'sign-up')}
      onLimits={() => void router.navigate({ to: '/users/limits' })}
      onFairness={() => void router.navigate({ to: '/fairness' })}
    />
  );
}
