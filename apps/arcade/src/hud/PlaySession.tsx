import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './play-session.module.css';
import { signed } from './texts.tsx';

const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** How long the player has played here and what they have won or lost: always in view. */
export function PlaySession({ game }: { readonly game: GameStore }) {
  const { t } = useLingui();
  const { playSession } = useStore(game);
  const { currency, mode } = game.session;
  const [now, setNow] = useState(game.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(game.now()), 1_000);
    return () => clearInterval(timer);
  }, [game]);
  const seconds = Math.max(0, Math.floor((now - Date.parse(playSession.started_at)) / 1_000));
  const net = playSession.won_cents - playSession.staked_cents;
  return (
    <div className={styles.session}>
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
    </div>
  );
}
