import { Trans } from '@lingui/react/macro';
import { buttonClass, EmptyState } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';
import styles from './frame.module.css';

export function NotFound() {
  return (
    <main id="content" className={styles.alone}>
      <EmptyState
        as="h1"
        title={<Trans>Page not found</Trans>}
        text={
          <Trans>The address may be mistyped, or the match ended long ago. Your balance and your bets are safe.</Trans>
        }
        action={
          <AppLink page={{ to: 'home' }} className={buttonClass()}>
            <Trans>Go to the sportsbook</Trans>
          </AppLink>
        }
      />
    </main>
  );
}
