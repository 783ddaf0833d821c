import { Trans } from '@lingui/react/macro';
import type { AnyCurrency } from '@croupier/money';
import { CountUp } from '../hud/CountUp.tsx';
import type { ShowState } from './pokie-show.ts';
import styles from './win-ribbon.module.css';

/** From fifteen times the stake a win is written across the table. Below that the line under the reels is enough. */
export function WinRibbon({ state, currency }: { readonly state: ShowState; readonly currency: AnyCurrency }) {
  const { phase, celebration, wonCents, countMs } = state;
  if (phase !== 'celebrating' || wonCents === null) return null;
  if (celebration !== 'fine' && celebration !== 'great' && celebration !== 'rare') return null;
  return (
    <div className={styles.ribbon} aria-hidden>
      <p className={styles.word}>
        {celebration === 'fine' && <Trans>A fine win</Trans>}
        {celebration === 'great' && <Trans>A great win</Trans>}
        {celebration === 'rare' && <Trans>A win to remember</Trans>}
      </p>
      <p className={styles.amount}>
        <CountUp cents={wonCents} ms={countMs} currency={currency} />
      </p>
    </div>
  );
}
