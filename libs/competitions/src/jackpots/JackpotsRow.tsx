import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { Amount } from './Amount.tsx';
import { totalOf } from './apply-jackpot-change.ts';
import { FollowJackpots } from './FollowJackpots.tsx';
import styles from './jackpots.module.css';
import { jackpotsQuery } from './jackpots.query.ts';
import { Levels } from './Levels.tsx';

/** Renders the jackpots on the home: the live total in the row's header, every pool below it. */
export function JackpotsRow({ more }: { more: ReactNode }) {
  const { data: jackpots = [] } = useQuery(jackpotsQuery(useApi()));
  if (jackpots.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="jackpots-row">
      <FollowJackpots />
      <div className={styles.head}>
        <h2 id="jackpots-row">
          <Trans>Jackpots</Trans>
        </h2>
        <Amount cents={totalOf(jackpots)} className={styles.sum} />
        {more}
      </div>
      <div className={styles.cards}>
        {jackpots.map((jackpot) => (
          <article key={jackpot.identifier} className={styles.card}>
            <h3 className={styles.title}>{jackpot.title}</h3>
            <Levels levels={jackpot.levels} />
          </article>
        ))}
      </div>
    </section>
  );
}
