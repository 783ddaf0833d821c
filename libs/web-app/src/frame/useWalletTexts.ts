import { useLingui } from '@lingui/react/macro';

/** What the balance in the header says: the cashbox's own texts come with its windows only. */
export function useWalletTexts() {
  const { t } = useLingui();
  return {
    balance: t`Balance, open the cashbox`,
    choose: t`Balance, choose a wallet`,
    wallets: t`Your wallets`,
    note: t`New games and bets use the wallet you choose. Open ones keep theirs.`,
    openCashbox: t`Open the cashbox`,
    failed: t`We got no response. Check which wallet is selected before you play.`,
  };
}
