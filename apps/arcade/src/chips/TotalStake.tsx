import { Trans } from '@lingui/react/macro';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import { useStore } from '../store.ts';
import { type Bets, totalOf } from './bets.ts';
import styles from './chips.module.css';

/** Renders the stake of the next round: the sum of every chip on the table. */
export function TotalStake({ bets, currency }: { readonly bets: Bets; readonly currency: AnyCurrency }) {
  const { laid } = useStore(bets);
  return (
    <output className={styles.total}>
      <span>
        <Trans>Total stake</Trans>
      </span>
      <b>{money(totalOf(laid), currency)}</b>
    </output>
  );
}
