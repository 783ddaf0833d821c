import { Trans } from '@lingui/react/macro';
import styles from './autoplay.module.css';

/** Leads to what it costs and returns; nothing is bought by this press. */
export function BuyButton({ disabled, onOpen }: { readonly disabled: boolean; readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles.buy} disabled={disabled} onClick={onOpen}>
      <Trans>Buy free spins</Trans>
    </button>
  );
}
