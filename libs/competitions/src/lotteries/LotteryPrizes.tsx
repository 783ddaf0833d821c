import { Plural, Trans } from '@lingui/react/macro';
import type { Lottery } from '@croupier/contracts';
import { Card, Money } from '@croupier/ui-kit';
import styles from '../tournaments/tournament.module.css';

/** Renders the prizes. */
export function LotteryPrizes({ lottery: { prizes, currency, prize_pool_cents } }: { lottery: Lottery }) {
  return (
    <Card tone="felt">
      <h2 className={styles.heading}>
        <Trans>Prizes</Trans>
      </h2>
      <p className={styles.pool}>
        <Money amount={prize_pool_cents} currency={currency} size="large" />
      </p>
      <dl className={styles.prizes}>
        {prizes.map(({ count, amount_cents }) => (
          <div key={amount_cents}>
            <dt>
              <Plural value={count} one="# prize of" other="# prizes of" />
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
