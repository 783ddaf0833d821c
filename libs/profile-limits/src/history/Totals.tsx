import { Plural, Trans } from '@lingui/react/macro';
import type { RoundSummary, RoundTotals } from '@croupier/contracts';
import { Card, Money } from '@croupier/ui-kit';
import styles from './history.module.css';
import { runningNet } from './net-position.ts';
import { NetPlot } from './NetPlot.tsx';

interface TotalsProps {
  totals: RoundTotals;
  /** True for the totals of a filtered history. */
  narrowed: boolean;
  /** Rounds shown below, from which the line is drawn. */
  rounds: readonly RoundSummary[];
}

/** Renders the totals of all rounds, one per currency. */
export function Totals({ totals, narrowed, rounds }: TotalsProps) {
  const { data, open_rounds: open, rolled_back_rounds: takenBack, complete } = totals;
  return (
    <>
      {data.length > 0 && (
        <div className={styles.totals}>
          {data.map(({ currency, rounds: count, staked, won }) => (
            <Card key={currency} className={styles.total}>
              <p className={styles.label}>
                {narrowed ? <Trans>Net result, filtered rounds</Trans> : <Trans>Net result, all rounds</Trans>}
              </p>
              <p className={styles.net}>
                <Money amount={BigInt(won) - BigInt(staked)} currency={currency} signed />
              </p>
              <p className={styles.label}>
                <Trans>
                  Staked <Money amount={BigInt(staked)} currency={currency} />, won{' '}
                  <Money amount={BigInt(won)} currency={currency} />
                </Trans>
                {' · '}
                <Plural value={count} one="# round" other="# rounds" />
              </p>
              {rounds.length < count && rounds.length > 2 && (
                <p className={styles.label}>
                  <Plural
                    value={rounds.length}
                    one="Net result of the round below:"
                    other="Net result of the # rounds below:"
                  />
                </p>
              )}
              <NetPlot points={runningNet(rounds, currency)} currency={currency} />
            </Card>
          ))}
        </div>
      )}
      {(open > 0 || takenBack > 0 || !complete) && (
        <p className={styles.label}>
          {open > 0 && (
            <Plural
              value={open}
              one="# round isn’t finished, so it doesn’t count yet."
              other="# rounds aren’t finished, so they don’t count yet."
            />
          )}{' '}
          {takenBack > 0 && (
            <Plural
              value={takenBack}
              one="# round was cancelled and doesn’t count."
              other="# rounds were cancelled and don’t count."
            />
          )}{' '}
          {!complete && <Trans>We’re still adding up the oldest rounds. Check again in a few minutes.</Trans>}
        </p>
      )}
    </>
  );
}
