import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { usePart } from '../store.ts';
import { writeText } from '../write-text.ts';
import { clock } from './clock.ts';
import styles from './play-session.module.css';
import { signed } from './texts.tsx';

interface PlaySessionProps {
  readonly game: GameStore;
  /** Opens the details, with a break. */
  readonly onOpen: () => void;
}

/** Renders the time played in this session and its net result. Always visible; a press opens the details. */
export function PlaySession({ game, onOpen }: PlaySessionProps) {
  const { t } = useLingui();
  const playSession = usePart(game, 'playSession');
  const { currency, mode } = game.session;
  const net = playSession.won_cents - playSession.staked_cents;
  return (
    <button
      type="button"
      className={styles.session}
      aria-haspopup="dialog"
      title={t`Your time and net result`}
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
        <Clock startedAt={playSession.started_at} now={game.now} />
      </span>
      <span className={styles.part} title={t`Wins minus stakes in this session`}>
        <span className={styles.label}>
          <Trans>Net</Trans>
        </span>
        <span>{signed(net, currency)}</span>
      </span>
    </button>
  );
}

interface ClockProps {
  readonly startedAt: string;
  readonly now: () => number;
}

/**
 * Renders the time played, without React and with a fixed size, so that a new second causes no render or layout while a
 * round moves.
 */
function Clock({ startedAt, now }: ClockProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const tick = (): void => {
      const seconds = Math.max(0, Math.floor((now() - Date.parse(startedAt)) / 1_000));
      writeText(text.current, clock(seconds));
      setLong(seconds >= 3_600);
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [startedAt, now]);
  return (
    <time className={styles.clock} data-long={isLong || undefined}>
      <span ref={text} />
    </time>
  );
}
