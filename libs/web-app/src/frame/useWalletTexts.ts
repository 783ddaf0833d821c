import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the header's balance. The cashbox's own texts load with its windows only. */
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
