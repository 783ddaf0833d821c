import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { usePart } from '../store.ts';
import styles from './dock.module.css';
import { GiftStake } from './GiftStake.tsx';
import { StakePicker } from './StakePicker.tsx';
import { money } from './texts.tsx';

interface DockProps {
  readonly game: GameStore;
  readonly locked: boolean;
  readonly halves?: boolean;
  readonly action: ReactNode;
  /** Autoplay status and further controls beside the button. */
  readonly status?: ReactNode;
  readonly extra?: ReactNode;
  /** Replaces the stake picker where the bets on the table set the stake. */
  readonly stake?: ReactNode;
}

/** Renders the controls of every game: balance, stake, and the one button. */
export function Dock({ game, locked, halves = false, action, status, extra, stake }: DockProps) {
  const giftId = usePart(game, 'giftId');
  return (
    <footer className={styles.dock}>
      <Balance game={game} />
      <div className={styles.status}>{status}</div>
      <div className={styles.action}>{action}</div>
      <div className={styles.extra}>{extra}</div>
      <div className={styles.stake}>
        {giftId === null ? (
          (stake ?? <StakePicker game={game} locked={locked} halves={halves} />)
        ) : (
          <GiftStake game={game} locked={locked} />
        )}
      </div>
    </footer>
  );
}

const Balance = memo(function Balance({ game }: Pick<DockProps, 'game'>) {
  const balanceCents = usePart(game, 'balanceCents');
  return (
    <div className={styles.balance}>
      <span className={styles.label}>
        <Trans>Balance</Trans>
      </span>
      <span className={styles.amount}>{money(balanceCents, game.session.currency)}</span>
    </div>
  );
});
