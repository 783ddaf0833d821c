import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameStore } from '../game/game-store.ts';
import { CountUp } from '../hud/CountUp.tsx';
import { money } from '../hud/texts.tsx';
import type { ShowState } from './pokie-show.ts';
import styles from './win-counter.module.css';

interface CounterProps {
  readonly state: ShowState | null;
  readonly game: GameStore;
  /** Text before the first round: how the game pays. */
  readonly resting: ReactNode;
}

const words: Readonly<Partial<Record<ShowState['celebration'], ReactNode>>> = {
  great: <Trans>Great win</Trans>,
  rare: <Trans>Exceptional win</Trans>,
};

/**
 * Renders the payout of the round above the reels, the only place that counts it up. A payout below the stake is shown
 * without celebration; a larger win is styled more richly.
 */
export function WinCounter({ state, game, resting }: CounterProps) {
  const { currency } = game.session;
  const quiet = (text: ReactNode) => <p className={styles.quiet}>{text}</p>;
  if (state?.again) return quiet(<Trans>Your interrupted round</Trans>);
  if (!state || (state.wonCents === null && !state.free)) return quiet(state?.phase !== 'turning' && resting);
  const { celebration, wonCents, stakeCents, countMs, capped, free, phase } = state;
  if (!free && celebration === 'none') return quiet(phase === 'idle' && <Trans>No win</Trans>);
  if (!free && celebration === 'returned') {
    return quiet(
      <Trans>
        {money(wonCents ?? 0, currency)} of your {money(stakeCents, currency)} stake returned
      </Trans>,
    );
  }
  const tier = free && phase !== 'celebrating' ? 'none' : celebration;
  return (
    <p className={styles.win} data-tier={tier}>
      <span className={styles.label}>
        {free && phase !== 'feature-summary' ? (
          <Trans>Won so far</Trans>
        ) : (
          (phase === 'celebrating' && words[celebration]) || <Trans>Won</Trans>
        )}
      </span>
      <CountUp cents={wonCents ?? 0} ms={countMs} currency={currency} />
      {capped && (
        <span className={styles.label}>
          <Trans>maximum payout per round</Trans>
        </span>
      )}
    </p>
  );
}
