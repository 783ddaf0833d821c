import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { Amount } from './Amount.tsx';
import { totalOf } from './apply-jackpot-change.ts';
import { FollowJackpots } from './FollowJackpots.tsx';
import styles from './jackpots.module.css';
import { jackpotsQuery } from './jackpots.query.ts';

/** Renders the live total of all jackpots in the header. Renders nothing without jackpots or if they fail to load. */
export function JackpotTotal({ link }: { link: (props: { className: string; children: ReactNode }) => ReactNode }) {
  const { data: jackpots = [] } = useQuery(jackpotsQuery(useApi()));
  if (jackpots.length === 0) return null;
  return (
    <>
      <FollowJackpots />
      {link({
        className: styles.total!,
        children: (
          <>
            <span className={styles.label}>
              <Trans>Jackpots</Trans>
            </span>
            <Amount cents={totalOf(jackpots)} />
          </>
        ),
      })}
    </>
  );
}
