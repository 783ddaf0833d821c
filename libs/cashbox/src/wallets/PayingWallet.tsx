import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { balanceHiddenAtom } from '@croupier/shell';
import { Money, Skeleton } from '@croupier/ui-kit';
import { useWallets } from './useWallets.ts';
import { walletName } from './wallet-name.ts';
import { WalletMenu, type WalletTexts } from './WalletMenu.tsx';
import styles from './wallets.module.css';

/** Renders the wallet that pays a bet and, with several wallets, a way to change it. */
export function PayingWallet({ texts }: { texts: WalletTexts }) {
  const { i18n } = useLingui();
  const { wallets, active } = useWallets();
  const hidden = useAtomValue(balanceHiddenAtom);
  if (!wallets || !active) return <Skeleton width={96} />;
  const shown = (
    <>
      {walletName(active.currency, i18n.locale)}
      {!hidden && (
        <>
          {' · '}
          <Money amount={active.amount_cents} currency={active.currency} />
        </>
      )}
    </>
  );
  if (wallets.length < 2) return <span className={styles.payer}>{shown}</span>;
  return (
    <WalletMenu {...{ texts, wallets, hidden }} className={styles.payer}>
      {shown}
    </WalletMenu>
  );
}
