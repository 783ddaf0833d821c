import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Autoplay, AutoplayEnd } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { useStore } from '../store.ts';
import styles from './autoplay.module.css';
import { signed } from './texts.tsx';

const reasons: Readonly<Record<AutoplayEnd, React.ReactNode>> = {
  loss: <Trans>Stopped: the next stake would exceed your loss limit</Trans>,
  rounds: <Trans>Stopped: all rounds played</Trans>,
  win: <Trans>Stopped: your win target was reached</Trans>,
  free_spins: <Trans>Stopped: free spins</Trans>,
  balance: <Trans>Stopped: your balance target was reached</Trans>,
  held: <Trans>Stopped: play was paused</Trans>,
  player: <Trans>Stopped</Trans>,
  problem: <Trans>Stopped: a round could not be played</Trans>,
};

interface StatusProps {
  readonly autoplay: Autoplay;
  readonly game: GameStore;
}

/** Renders the number of autoplayed rounds, their net result and why autoplay ended. Always visible during autoplay. */
export const AutoplayStatus = memo(function AutoplayStatus({ autoplay, game }: StatusProps) {
  const { limits, rounds, netCents, ended } = useStore(autoplay);
  if (!limits && !ended) return null;
  const all = limits?.rounds ?? rounds;
  return (
    <p className={styles.status}>
      {limits && (
        <span>
          <Trans>
            Round {Math.min(rounds + 1, all)} of {all}
          </Trans>
        </span>
      )}
      {/* Announces only the end: each round is already announced. */}
      <span role="status">{ended && reasons[ended]}</span>
      <strong>{signed(netCents, game.session.currency)}</strong>
    </p>
  );
});
