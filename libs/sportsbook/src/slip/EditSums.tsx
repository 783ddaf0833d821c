import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '@croupier/money';
import { Money } from '@croupier/ui-kit';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders the amounts of an edit: the old bet's current value, the new stake and the difference. */
export function EditSums({ slip: { edit, total, possible, currency } }: { slip: Slip }) {
  if (!edit?.bet) return null;
  const { bet, quote } = edit;
  const amount = (cents: number | bigint) => <Money amount={cents} currency={currency} />;
  return (
    <dl className={styles.sums}>
      <Line name={<Trans>Current value of the bet</Trans>}>{quote ? amount(quote.pays_cents) : '–'}</Line>
      <Line name={<Trans>Stake</Trans>}>
        <Change from={bet.stake_cents} to={total} currency={currency} />
      </Line>
      <Line name={<Trans>Possible return</Trans>}>
        <Change from={bet.possible_return_cents} to={possible} currency={currency} />
      </Line>
      {quote && total !== null && (
        <Line name={total > quote.pays_cents ? <Trans>You pay</Trans> : <Trans>You get back</Trans>} strong>
          {amount(Math.abs(total - quote.pays_cents))}
        </Line>
      )}
    </dl>
  );
}

function Change({ from, to, currency }: { from: number; to: number | bigint | null; currency: CurrencyCode }) {
  return (
    <>
      <Money amount={from} currency={currency} /> → {to === null ? '–' : <Money amount={to} currency={currency} />}
    </>
  );
}

function Line({ name, strong, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.sum} data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
