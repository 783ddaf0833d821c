import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Disclosure, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';
import { jackpotWinsQuery } from './jackpots.query.ts';
import { Proof } from './Proof.tsx';

/** Renders the latest wins of all players. Everyone can check the amount a must-hit-by pool was won at. */
export function LatestWins() {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data: wins = [] } = useQuery(jackpotWinsQuery(useApi()));
  if (wins.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="latest-jackpot-wins">
      <h2 id="latest-jackpot-wins" className={styles.title}>
        <Trans>Latest wins</Trans>
      </h2>
      <ul className={styles.wins}>
        {wins.map((win) => (
          <li key={win.id}>
            <p className={styles.win}>
              <strong>{win.title}</strong>
              <Money amount={win.pool_cents} currency="EUR" />
              <span className={styles.soft}>
                {win.nickname} · {formatDate(win.won_at, i18n, 'dateTime', timeZone)}
              </span>
            </p>
            {win.must_hit_by && (
              <Disclosure summary={t`Check the amount`}>
                <Proof win={win} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
