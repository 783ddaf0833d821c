import { useAtomValue } from 'jotai';
import { balanceHiddenAtom } from '@croupier/shell';
import { Money, Skeleton } from '@croupier/ui-kit';
import { useWallets } from '../wallets/useWallets.ts';
import { WalletMenu, type WalletTexts } from '../wallets/WalletMenu.tsx';
import styles from './balance.module.css';

export interface BalanceBadgeProps {
  texts: WalletTexts & {
    /** Label of the button for a player with one wallet: "Balance, open the cashbox". */
    balance: string;
  };
  onOpen: () => void;
}

/** Renders the balance in the header. A press opens the cashbox or, with several wallets, the list of them. */
export function BalanceBadge({ texts, onOpen }: BalanceBadgeProps) {
  const { wallets, active } = useWallets();
  const hidden = useAtomValue(balanceHiddenAtom);
  const amount = (
    <>
      {!active && <Skeleton width={72} />}
      {active && hidden && (
        <span className={styles.hidden} aria-hidden="true">
          •••• {active.currency}
        </span>
      )}
      {active && !hidden && <Money amount={active.amount_cents} currency={active.currency} />}
    </>
  );
  if (wallets && wallets.length > 1)
    return (
      <WalletMenu {...{ texts, wallets, hidden, onOpen }} className={styles.badge}>
        {amount}
      </WalletMenu>
    );
  return (
    <button type="button" className={styles.badge} onClick={onOpen}>
      <span className="visually-hidden">{texts.balance} </span>
      {amount}
    </button>
  );
}
