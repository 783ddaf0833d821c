import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Disclosure, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';
import { ownJackpotWinsQuery } from './jackpots.query.ts';
import { Proof } from './Proof.tsx';

/** Renders the player's wins with their proofs. Renders nothing without wins. */
export function OwnWins({ fairnessLink }: { fairnessLink: (text: ReactNode) => ReactNode }) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data: wins = [] } = useQuery(ownJackpotWinsQuery(useApi()));
  if (wins.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="own-jackpot-wins">
      <h2 id="own-jackpot-wins" className={styles.title}>
        <Trans>Your wins</Trans>
      </h2>
      <ul className={styles.wins}>
        {wins.map((win) => (
          <li key={win.id}>
            <p className={styles.win}>
              <strong>{win.title}</strong>
              <Money amount={win.amount_cents} currency={win.currency} />
              <span className={styles.soft}>{formatDate(win.won_at, i18n, 'dateTime', timeZone)}</span>
            </p>
            <Disclosure summary={t`How it was won`}>
              <Proof win={win} fairnessLink={fairnessLink} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}
