import { useLingui } from '@lingui/react/macro';
import styles from './club.module.css';

/** Renders a dot beside the name of the serving player. */
export function Serving() {
  const { t } = useLingui();
  return <span className={styles.serving} role="img" aria-label={t`serving`} />;
}
