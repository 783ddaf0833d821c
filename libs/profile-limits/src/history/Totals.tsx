import { Trans } from '@lingui/react/macro';
import type { RoundSummary } from '@croupier/contracts';
import { Card, Money } from '@croupier/ui-kit';
import styles from './history.module.css';
import { netPositions, runningNet } from './net-position.ts';
import { NetPlot } from './NetPlot.tsx';

/** The net position in plain view. */
export function Totals({ rounds, all }: { rounds: readonly RoundSummary[]; all: boolean }) {
  const count = rounds.length;
  return (
    <div className={styles.totals}>
      {netPositions(rounds).map(({ currency, staked, won, net }) => (
        <Card key={currency} className={styles.total}>
          <p className={styles.label}>
            {all ? <Trans>Net, all rounds</Trans> : <Trans>Net, the {count} rounds shown</Trans>}
          </p>
          <p className={styles.net}>
            <Money amount={net} currency={currency} signed />
          </p>
          <p className={styles.label}>
            <Trans>
              Staked <Money amount={staked} currency={currency} />, won <Money amount={won} currency={currency} />
            </Trans>
          </p>
          <NetPlot points={runningNet(rounds, currency)} currency={currency} />
        </Card>
      ))}
    </div>
  );
}
