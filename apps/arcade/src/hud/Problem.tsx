import { Trans } from '@lingui/react/macro';
import { Button } from '@croupier/ui-kit';
import type { FailureCode } from '../rgs/failure.ts';
import { useStore } from '../store.ts';
import type { Table } from '../table/table.ts';
import styles from './problem.module.css';
import { problemText } from './texts.tsx';

interface ProblemProps {
  readonly code: FailureCode;
  readonly table: Table;
  readonly onRetry: () => void;
}

/** Why no round came of it, and the way on. */
export function Problem({ code, table, onRetry }: ProblemProps) {
  const { asking } = useStore(table);
  const demo = table.session.mode === 'demo';
  return (
    <div className={styles.problem} role="alert">
      <p>{problemText(code, demo)}</p>
      <div className={styles.ways}>
        <Way {...{ code, table, onRetry, demo, asking }} />
        {!table.hasUnanswered() && code !== 'unauthenticated' && (
          <Button variant="quiet" size="small" onClick={table.dismiss}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Way({ code, table, onRetry, demo, asking }: ProblemProps & { demo: boolean; asking: boolean }) {
  const { say } = table.parent;
  if (table.hasUnanswered()) {
    return (
      <Button size="small" loading={asking} onClick={onRetry}>
        <Trans>Ask again</Trans>
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
