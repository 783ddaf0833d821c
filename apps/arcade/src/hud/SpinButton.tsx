import { useLingui } from '@lingui/react/macro';
import { Square } from 'lucide-react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { usePart } from '../store.ts';
import styles from './spin-button.module.css';

interface SpinButtonProps {
  readonly game: GameStore;
  readonly label: string;
  readonly icon: ReactNode;
  /** `true` while a round moves: a press skips the animation. */
  readonly busy: boolean;
  /** `true` where a press continues to the next scene. */
  readonly onward?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Renders the only primary action. While no round can start it says why: the pause that the edition requires. */
export function SpinButton({ game, label, icon, busy, onward = false, disabled = false, onPress }: SpinButtonProps) {
  const { t } = useLingui();
  const nextRoundAt = usePart(game, 'nextRoundAt');
  const paused = usePart(game, 'paused');
  const asksPayer = usePart(game, 'asksPayer');
  const pause = useSecondsUntil(nextRoundAt, game.now);
  const held = ((pause > 0 && !onward) || paused || asksPayer || disabled) && !busy;
  const name = busy ? t`Stop` : held && pause > 0 && !onward ? t`Next round in ${pause} seconds` : label;
  return (
    <button
      type="button"
      className={styles.spin}
      data-busy={busy || undefined}
      data-held={held || undefined}
      aria-disabled={held}
      aria-label={name}
      onClick={() => !held && onPress()}
    >
      <span className={styles.face}>
        {busy ? (
          <Square aria-hidden size={30} fill="currentColor" />
        ) : held && pause > 0 && !onward ? (
          <span className={styles.count}>{pause}</span>
        ) : (
          icon
        )}
      </span>
    </button>
  );
}

function useSecondsUntil(moment: number, now: () => number): number {
  const tick = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (now() >= moment) clearInterval(timer);
      }, 100);
      return () => clearInterval(timer);
    },
    [moment, now],
  );
  return useSyncExternalStore(tick, () => Math.max(0, Math.ceil((moment - now()) / 1_000)));
}
