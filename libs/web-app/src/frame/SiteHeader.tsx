import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '@croupier/ui-kit';
import styles from './header.module.css';

/** Classes for the app's parts of the header: its logo's link, the main links, a player's buttons. */
export { styles as headerClasses };

export interface SiteHeaderProps {
  /** Logo that links home. */
  home: ReactNode;
  /** Main links. On a phone they are in a bar at the bottom. */
  places: ReactNode;
  /** Search, and the actions of guests or players. */
  actions: ReactNode;
  className?: string | undefined;
}

/** Renders the bar that stays at the top of every page. */
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
