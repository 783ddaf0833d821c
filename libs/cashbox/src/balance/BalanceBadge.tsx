import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useApi } from '@croupier/api-client';
import { balanceHiddenAtom } from '@croupier/shell';
import { Money, Skeleton } from '@croupier/ui-kit';
import styles from './balance.module.css';
import { activeAccount, balanceQuery } from './balance.query.ts';

export interface BalanceBadgeProps {
  /** Its name for screen readers: "Balance". */
  label: string;
  onOpen?: () => void;
}

/** The balance in the header; a press opens the cashbox. */
export function BalanceBadge({ label, onOpen }: BalanceBadgeProps) {
  const { data } = useQuery(balanceQuery(useApi()));
  const hidden = useAtomValue(balanceHiddenAtom);
  const account = activeAccount(data);
  return (
    <button type="button" className={styles.badge} onClick={onOpen}>
      <span className="visually-hidden">{label} </span>
      {!account && <Skeleton width={72} />}
      {account && hidden && (
        <span className={styles.hidden} aria-hidden="true">
          •••• {account.currency}
        </span>
      )}
      {account && !hidden && <Money amount={account.amount_cents} currency={account.currency} />}
    </button>
  );
}
