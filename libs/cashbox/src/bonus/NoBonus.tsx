import { Trans } from '@lingui/react/macro';
import styles from '../steps/steps.module.css';

/** A kept code without effect is said, so that nobody pays for what does not come. */
export function NoBonus({ code }: { code: string }) {
  return (
    <p className={styles.soft}>
      <Trans>Your code {code} gives no bonus with this deposit.</Trans>
    </p>
  );
}
