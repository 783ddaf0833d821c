import { Trans } from '@lingui/react/macro';
import styles from '../steps/steps.module.css';

/** Warns that a saved code has no effect, so that nobody deposits for a bonus they won't get. */
export function NoBonus({ code }: { code: string }) {
  return (
    <p className={styles.soft}>
      <Trans>Your code {code} gives no bonus with this deposit.</Trans>
    </p>
  );
}
