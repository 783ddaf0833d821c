import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useApi } from '@croupier/api-client';
import { balanceQuery, wantedWalletAtom } from '@croupier/cashbox';
import { GameFrame } from '@croupier/games';
import { openPopup } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';

/** What a running game asks of the casino. */
export function FrameHost() {
  const { origins, device } = usePageContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const wantWallet = useSetAtom(wantedWalletAtom);
  const query = balanceQuery(useApi());
  const player = usePlayer();
  const { data: accounts } = useQuery({ ...query, enabled: player !== null });
  const balances = useMemo(
    () => accounts?.map(({ currency, amount_cents }) => ({ currency, balance_cents: amount_cents })),
    [accounts],
  );
  return (
    <GameFrame
      origin={origins.games}
      device={device}
      playerCurrency={player?.currency ?? null}
      balances={balances}
      onBalance={({ currency, balance_cents }) => {
        if (currency === 'FUN') return;
        queryClient.setQueryData(query.queryKey, (accounts) =>
          accounts?.map((account) =>
            account.currency === currency ? { ...account, amount_cents: balance_cents } : account,
          ),
        );
      }}
      onCashbox={(currency) => {
        wantWallet(currency);
        openPopup(player ? 'deposit' : 'sign-up');
      }}
      onLimits={() => void router.navigate({ to: '/users/limits' })}
      onFairness={() => void router.navigate({ to: '/fairness' })}
    />
  );
}
