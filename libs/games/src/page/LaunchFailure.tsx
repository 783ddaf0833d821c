import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@croupier/ui-kit';
import styles from './page.module.css';

const reasons: Readonly<Record<string, ReactNode>> = {
  game_not_available: <Trans>This game is not offered where you are.</Trans>,
  demo_not_available: <Trans>Where you are, even a demo needs an account. Please sign in.</Trans>,
  currency_not_available: <Trans>This game cannot be played in this currency. Choose another in the cashbox.</Trans>,
  excluded: (
    <Trans>
      You are taking a break from playing, and it is not over yet. Your money stays yours and can be withdrawn.
    </Trans>
  ),
  session_limit_reached: <Trans>You have used up the playing time you set for yourself.</Trans>,
  unauthenticated: <Trans>Please sign in to play for real money.</Trans>,
};

/** A game that did not open: why, and what can be done instead. */
export function LaunchFailure({
  code,
  onRetry,
  onDemo,
}: {
  code: string;
  onRetry: () => void;
  onDemo: (() => void) | undefined;
}) {
  const reason = reasons[code];
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.name}>
        <Trans>The game did not open</Trans>
      </p>
      <p>{reason ?? <Trans>Something went wrong. No bet was placed and nothing was lost.</Trans>}</p>
      <div className={styles.buttons}>
        {!reason && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {onDemo && (
          <Button variant="secondary" onClick={onDemo}>
            <Trans>Play the demo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
