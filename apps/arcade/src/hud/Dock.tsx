import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './dock.module.css';
import { StakePicker } from './StakePicker.tsx';
import { money } from './texts.tsx';

interface DockProps {
  readonly game: GameStore;
  readonly locked: boolean;
  readonly action: ReactNode;
}

/** The controls of every game: balance, stake, and the one button. */
export function Dock({ game, locked, action }: DockProps) {
  const { balanceCents } = useStore(game);
  return (
    <footer className={styles.dock}>
      <div className={styles.balance}>
        <span className={styles.label}>
          <Trans>Balance</Trans>
        </span>
        <span className={styles.amount}>{money(balanceCents, game.session.currency)}</span>
      </div>
      <div className={styles.action}>{action}</div>
      <StakePicker game={game} locked={locked} />
    </footer>
  );
}
