import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '@croupier/ui-kit';
import styles from './header.module.css';

/** Classes for what an app puts into the header: its logo's link, the places, a player's buttons. */
export { styles as headerClasses };

export interface SiteHeaderProps {
  /** The logo, a link home. */
  home: ReactNode;
  /** Links to the main places. A phone has them in a bar at the bottom. */
  places: ReactNode;
  /** Search, and what guests or players can do. */
  actions: ReactNode;
  className?: string | undefined;
}

/** The bar that stays at the top of every page. */
export function SiteHeader({ home, places, actions, className }: SiteHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={cx(styles.header, className)}>
      <div className={`page-width ${styles.bar}`}>
        {home}
        <nav className={styles.nav} aria-label={t`Main`}>
          {places}
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
