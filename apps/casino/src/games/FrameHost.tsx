import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { balanceQuery, storeBalance, useApi } from '@croupier/api-client';
import { wantedWalletAtom } from '@croupier/cashbox';
import { GameFrame } from '@croupier/games';
import { limitRefusedAtom, playHeldAtom, roundUnderWayAtom, takeBreakMutation } from '@croupier/safer-play';
import { logError, openPopup } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { breakSearch } from '../safer-play/break-search.ts';

/** Handles the requests of a running game to the casino. */
export function FrameHost() {
  const { device } = usePageContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const wantWallet = useSetAtom(wantedWalletAtom);
  const api = useApi();
  const query = balanceQuery(api);
  const held = useAtomValue(playHeldAtom);
  const setRoundUnderWay = useSetAtom(roundUnderWayAtom);
  const refuse = useSetAtom(limitRefusedAtom);
  const takeBreak = useMutation(takeBreakMutation(api, queryClient));
  const player = usePlayer();
  const { data: accounts } = useQuery({ ...query, enabled: player !== null });
  const balances = useMemo(
    () => accounts?.map(({ currency, amount_cents }) => ({ currency, balance_cents: amount_cents })),
    [accounts],
  );
  return (
    <GameFrame
      device={device}
      playerId={player?.id ?? null}
      playerCurrency={player?.currency ?? null}
      balances={balances}
      onBalance={({ currency, balance_cents }) => {
        if (currency === 'FUN') return;
        storeBalance(api, queryClient, { currency, cents: balance_cents }).catch(logError);
      }}
      onCashbox={(currency) => {
        wantWallet(currency);
        openPopup(player ? 'deposit' : 'sign-up');
      }}
      paused={held}
      onRound={setRoundUnderWay}
      onLimitReached={() => refuse((times) => times + 1)}
      onBreak={() =>
        takeBreak.mutate(undefined, {
          onSuccess: (limit) => void router.navigate({ to: '/break', search: breakSearch(limit) }),
        })
      }
      onLimits={() => void router.navigate({ to: '/users/limits' })}
      onFairness={() => void router.navigate({ to: '/fairness' })}
    />
  );
}
