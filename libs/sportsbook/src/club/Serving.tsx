import { useLingui } from '@lingui/react/macro';
import styles from './club.module.css';

/** Who serves: a dot beside the name. */
export function Serving() {
  const { t } = useLingui();
  return <span className={styles.serving} role="img" aria-label={t`serving`} />;
}
