import { Trans } from '@lingui/react/macro';
import { Button } from '@croupier/ui-kit';
import type { FailureCode } from '../rgs/failure.ts';
import styles from './opening.module.css';
import { problemText } from './texts.tsx';

/** Renders why the game couldn't be opened, and what to do next. */
export function Unopened({
  code,
  relaunch,
  close,
}: {
  readonly code: FailureCode;
  readonly relaunch: () => void;
  readonly close: () => void;
}) {
  return (
    <main className={styles.opening}>
      <div className={styles.card}>
        <h1 className={styles.heading}>
          <Trans>The game did not open</Trans>
        </h1>
        <p>{problemText(code, false)}</p>
        <div className={styles.ways}>
          <Button onClick={relaunch}>
            <Trans>Open it again</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Close the game</Trans>
          </Button>
        </div>
      </div>
    </main>
  );
}
