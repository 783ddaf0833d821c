import { Trans } from '@lingui/react/macro';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import type { FailureCode } from '../rgs/failure.ts';
import { usePart } from '../store.ts';
import styles from './problem.module.css';
import { problemText } from './texts.tsx';

interface ProblemProps {
  readonly code: FailureCode;
  readonly game: GameStore;
  readonly onRetry: () => void;
}

/** Renders why a round failed, and what to do next. */
export function Problem({ code, game, onRetry }: ProblemProps) {
  const asking = usePart(game, 'asking');
  const demo = game.session.mode === 'demo';
  return (
    <div className={styles.problem} role="alert">
      <p>{problemText(code, demo)}</p>
      <div className={styles.ways}>
        <Way {...{ code, game, onRetry, demo, asking }} />
        {!game.hasUnanswered() && code !== 'unauthenticated' && (
          <Button variant="quiet" size="small" onClick={game.dismiss}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Way({ code, game, onRetry, demo, asking }: ProblemProps & { demo: boolean; asking: boolean }) {
  const { say } = game.parent;
  if (game.hasUnanswered()) {
    return (
      <Button size="small" loading={asking} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  if (code === 'insufficient_funds' && !demo) {
    return (
      <Button size="small" onClick={() => say({ kind: 'open_cashbox' })}>
        <Trans>Go to the cashbox</Trans>
      </Button>
    );
  }
  if (code === 'unauthenticated' || code === 'insufficient_funds') {
    return (
      <Button size="small" onClick={() => say({ kind: 'relaunch' })}>
        <Trans>Open the game again</Trans>
      </Button>
    );
  }
  if (code === 'limit_reached' || code === 'session_limit_reached') {
    return (
      <Button size="small" onClick={() => say({ kind: 'open_limits' })}>
        <Trans>See my limits</Trans>
      </Button>
    );
  }
  return null;
}
