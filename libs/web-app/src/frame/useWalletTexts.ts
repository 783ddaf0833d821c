import { useLingui } from '@lingui/react/macro';

/** What the balance in the header says: the cashbox's own texts come with its windows only. */
export function useWalletTexts() {
  const { t } = useLingui();
  return {
    balance: t`Balance, open the cashbox`,
    choose: t`Balance, choose a wallet`,
    wallets: t`Your wallets`,
    note: t`New games and bets use the wallet you choose; what is open keeps its own.`,
    openCashbox: t`Open the cashbox`,
    failed: t`No answer came back. Look which wallet is chosen before you play.`,
  };
}
