import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@croupier/ui-kit';
import styles from './page.module.css';

const reasons: Readonly<Record<string, ReactNode>> = {
  game_not_available: <Trans>This game isn’t available in your location.</Trans>,
  demo_not_available: <Trans>In your location, you need an account to play demos. Please sign in.</Trans>,
  currency_not_available: <Trans>You can’t play this game in this currency. Choose another one in the cashbox.</Trans>,
  excluded: (
    <Trans>
      You’re taking a break from playing, and it isn’t over yet. Your money is safe, and you can withdraw it.
    </Trans>
  ),
  session_limit_reached: <Trans>You’ve reached the playing time you set.</Trans>,
  unauthenticated: <Trans>Sign in to play for real money.</Trans>,
};

/** Renders why a game didn't open, and the alternatives. */
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
