import { Trans } from '@lingui/react/macro';
import { usePriceText } from '../odds/usePriceText.ts';
import type { Leg } from '../slip-model/useLegs.ts';
import styles from './slip.module.css';

/** Renders the combined odds of the selections of one match above it. */
export function JoinedPrice({ leg: { standing } }: { leg: Leg }) {
  const priceText = usePriceText();
  return (
    <li className={styles.joined}>
      <span>
        <Trans>Same match, combined odds</Trans>
      </span>
      <span className={styles.price}>{standing.now ? priceText(standing.now.odds) : '–'}</span>
    </li>
  );
}
