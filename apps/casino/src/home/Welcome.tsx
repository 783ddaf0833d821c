import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { balanceHiddenAtom, openPopup } from '@croupier/shell';
import { Button, Money, Skeleton } from '@croupier/ui-kit';
import styles from './player-home.module.css';

/** Renders the player's name, the balance, and a link to deposit. */
export function Welcome({ player }: { player: Player }) {
  const { data } = useQuery(balanceQuery(useApi()));
  const hidden = useAtomValue(balanceHiddenAtom);
  const account = activeAccount(data);
  const name = player.first_name ?? player.nickname;
  return (
    <section className={styles.welcome} data-surface="dark">
      <h1>{name ? <Trans>Welcome back, {name}</Trans> : <Trans>Welcome back</Trans>}</h1>
      <div className={styles.money}>
        <p className={styles.balance}>
          <span className={styles.label}>
            <Trans>Your balance</Trans>
          </span>
          {!account && <Skeleton width={120} height={32} />}
          {account && hidden && <span className={styles.amount}>•••• {account.currency}</span>}
          {account && !hidden && (
            <Money amount={account.amount_cents} currency={account.currency} className={styles.amount} />
          )}
        </p>
        <Button size="large" onClick={() => openPopup('deposit')}>
          <Trans>Deposit</Trans>
        </Button>
      </div>
    </section>
  );
}
