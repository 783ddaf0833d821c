import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { Card, Money } from '@croupier/ui-kit';
import styles from './tournament.module.css';

/** Renders the prize of each place. */
export function Prizes({ tournament: { prizes, currency, prize_pool_cents } }: { tournament: Tournament }) {
  return (
    <Card tone="felt">
      <h2 className={styles.heading}>
        <Trans>Prizes</Trans>
      </h2>
      <p className={styles.pool}>
        <Money amount={prize_pool_cents} currency={currency} size="large" />
      </p>
      <dl className={styles.prizes}>
        {prizes.map(({ from, to, amount_cents }) => (
          <div key={from}>
            <dt>
              {from === to ? (
                <Trans>Place {from}</Trans>
              ) : (
                <Trans>
                  Places {from} to {to}
                </Trans>
              )}
            </dt>
            <dd>
              <Money amount={amount_cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
