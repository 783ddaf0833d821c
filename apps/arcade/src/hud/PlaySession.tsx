import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { usePart } from '../store.ts';
import { clock } from './clock.ts';
import styles from './play-session.module.css';
import { signed } from './texts.tsx';

interface PlaySessionProps {
  readonly game: GameStore;
  /** More about it, and a break. */
  readonly onOpen: () => void;
}

/** How long the player has played here and what they have won or lost: always in view. Pressed, it says more. */
export function PlaySession({ game, onOpen }: PlaySessionProps) {
  const { t } = useLingui();
  const playSession = usePart(game, 'playSession');
  const { currency, mode } = game.session;
  const [now, setNow] = useState(game.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(game.now()), 1_000);
    return () => clearInterval(timer);
  }, [game]);
  const seconds = Math.max(0, Math.floor((now - Date.parse(playSession.started_at)) / 1_000));
  const net = playSession.won_cents - playSession.staked_cents;
  return (
    <button
      type="button"
      className={styles.session}
      aria-haspopup="dialog"
      title={t`Your time and result`}
      onClick={onOpen}
    >
      {mode === 'demo' && (
        <span className={styles.demo}>
          <Trans>Demo</Trans>
        </span>
      )}
      <span className={styles.part} title={t`Time in this game`}>
        <span className={styles.label}>
          <Trans>Time</Trans>
        </span>
        <time>{clock(seconds)}</time>
      </span>
      <span className={styles.part} title={t`Won minus staked in this session`}>
        <span className={styles.label}>
          <Trans>Net</Trans>
        </span>
        <span>{signed(net, currency)}</span>
      </span>
    </button>
  );
}
