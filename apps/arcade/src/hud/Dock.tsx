import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from '../store.ts';
import type { Table } from '../table/table.ts';
import styles from './dock.module.css';
import { StakePicker } from './StakePicker.tsx';
import { money } from './texts.tsx';

interface DockProps {
  readonly table: Table;
  readonly locked: boolean;
  readonly action: ReactNode;
}

/** The hand rest of every table: balance, stake, and the one button. */
export function Dock({ table, locked, action }: DockProps) {
  const { balanceCents } = useStore(table);
  return (
    <footer className={styles.dock}>
      <div className={styles.balance}>
        <span className={styles.label}>
          <Trans>Balance</Trans>
        </span>
        <span className={styles.amount}>{money(balanceCents, table.session.currency)}</span>
      </div>
      <div className={styles.action}>{action}</div>
      <StakePicker table={table} locked={locked} />
    </footer>
  );
}
