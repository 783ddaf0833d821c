import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './autoplay.module.css';
import type { Sheet } from './TopBar.tsx';

interface BuyButtonProps {
  readonly disabled: boolean;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Leads to what it costs and returns; nothing is bought by this press. */
export const BuyButton = memo(function BuyButton({ disabled, onSheet }: BuyButtonProps) {
  return (
    <button type="button" className={styles.buy} disabled={disabled} onClick={() => onSheet('buy')}>
      <Trans>Buy free spins</Trans>
    </button>
  );
});
