import { useLingui } from '@lingui/react/macro';
import { Children, type ReactNode } from 'react';
import styles from './navigation.module.css';

/**
 * Renders the path to the page. Each child is a link. The last one has no link and gets `aria-current="page"` from its
 * owner.
 */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.crumbs}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ol>
    </nav>
  );
}
