import { useLingui } from '@lingui/react/macro';
import { useTabState } from '../tab-store.ts';
import styles from './loader.module.css';
import { loadingAtom } from './loading.ts';

/** A thin line at the top while the code of a popup loads, or for a reason of the app's own (`active`), such as a pending page. */
export function GlobalLoader({ active = false }: { active?: boolean }) {
  const { t } = useLingui();
  const loading = useTabState(loadingAtom).size > 0 || active;
  return loading ? <div role="progressbar" aria-label={t`Loading`} className={styles.line} /> : null;
}
