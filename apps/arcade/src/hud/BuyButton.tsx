import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './autoplay.module.css';
import type { Sheet } from './TopBar.tsx';

interface BuyButtonProps {
  readonly disabled: boolean;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Renders the button that opens the price and return of the free spins. It buys nothing itself. */
export const BuyButton = memo(function BuyButton({ disabled, onSheet }: BuyButtonProps) {
  return (
    <button type="button" className={styles.buy} disabled={disabled} onClick={() => onSheet('buy')}>
      <Trans>Buy free spins</Trans>
    </button>
  );
});
