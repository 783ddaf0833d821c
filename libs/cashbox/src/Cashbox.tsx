import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { activeAccount, balanceQuery, playerQuery, useApi } from '@croupier/api-client';
import { availabilityQuery } from './availability/availability.query.ts';
import { Stopped } from './availability/Stopped.tsx';
import { Conversion } from './conversion/Conversion.tsx';
import { BuyCoins } from './crypto/BuyCoins.tsx';
import { ChooseCoin } from './crypto/ChooseCoin.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { HistoryScreen } from './dashboard/HistoryScreen.tsx';
import { wantsProfileData } from './dashboard/wants-profile-data.ts';
import { DepositEntry } from './deposit/DepositEntry.tsx';
import { CashboxContext, type CashboxCallbacks, type Screen } from './navigation/cashbox-navigation.ts';
import { LoadingScreen } from './steps/LoadingScreen.tsx';
import { wantedWalletAtom } from './wallets/wanted-wallet.atoms.ts';
import { Withdrawal } from './withdrawal/Withdrawal.tsx';

export interface CashboxProps extends CashboxCallbacks {
  start?: Screen;
}

const PAYS_IN: readonly Screen[] = ['deposit', 'deposit-fast', 'buy-coins'];

/** Renders the content of the cashbox's modals. `start` is the first screen. */
export function Cashbox({ start = 'dashboard', onWay, onProfileWanted, bonusHref, deviceMark }: CashboxProps) {
  const [screen, show] = useState<Screen>(start);
  const api = useApi();
  const balance = useQuery(balanceQuery(api));
  const player = useQuery(playerQuery(api)).data;
  const availability = useQuery(availabilityQuery(api));
  const wallets = balance.data ?? [];
  const [wanted, setWanted] = useAtom(wantedWalletAtom);
  const [picked, pick] = useState<string | null>(wanted);
  useEffect(() => () => setWanted(null), [setWanted]);
  const asks = player ? wantsProfileData(player) : false;
  useEffect(() => {
    if (asks) onProfileWanted?.();
  }, [asks, onProfileWanted]);
  const account = wallets.find(({ currency }) => currency === picked) ?? activeAccount(wallets);
  const frame = useMemo(
    () => ({
      show,
      ...(onWay ? { onWay } : {}),
      ...(bonusHref ? { bonusHref } : {}),
      ...(deviceMark ? { deviceMark } : {}),
    }),
    [onWay, bonusHref, deviceMark],
  );

  const payInto = (currency: string) => {
    pick(currency);
    show('deposit');
  };
  return <CashboxContext value={frame}>{content()}</CashboxContext>;

  function content() {
    if (!account)
      return (
        <LoadingScreen problem={balance.error} onRetry={() => void balance.refetch()} retrying={balance.isFetching} />
      );
    if (screen === 'dashboard') return <Dashboard {...{ wallets, account }} onWallet={pick} />;
    if (screen === 'history') return <HistoryScreen />;
    if (screen === 'choose-coin') return <ChooseCoin onBack={() => show('dashboard')} onChosen={payInto} />;
    if (availability.isPending)
      return <LoadingScreen problem={null} onRetry={() => void availability.refetch()} retrying />;
    // If they aren't known, the server decides.
    const paysIn = PAYS_IN.includes(screen);
    const stop = availability.data?.[paysIn ? 'deposit' : 'cashout'];
    if (stop) return <Stopped stop={stop} help={paysIn ? 'deposit-help' : 'withdrawal-help'} />;
    if (screen === 'buy-coins') return <BuyCoins accounts={wallets} />;
    if (screen === 'convert') return <Conversion {...{ wallets, account }} />;
    if (screen === 'withdraw') return <Withdrawal {...{ wallets, picked }} onWallet={pick} />;
    return <DepositEntry accounts={wallets} account={account} fast={screen === 'deposit-fast'} />;
  }
}
