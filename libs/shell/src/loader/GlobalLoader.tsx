import { useLingui } from '@lingui/react/macro';
import { useTabState } from '../tab-store.ts';
import styles from './loader.module.css';
import { loadingAtom } from './loading.ts';

/**
 * Renders a thin line at the top while a popup's code loads, or for the app's own reason (`active`), such as a pending
 * page.
 */
export function GlobalLoader({ active = false }: { active?: boolean }) {
  const { t } = useLingui();
  const loading = useTabState(loadingAtom).size > 0 || active;
  return loading ? <div role="progressbar" aria-label={t`Loading`} className={styles.line} /> : null;
}
