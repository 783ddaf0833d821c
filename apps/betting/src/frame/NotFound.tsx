import { Trans } from '@lingui/react/macro';
import { buttonClass, EmptyState } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';
import styles from './frame.module.css';

export function NotFound() {
  return (
    <main id="content" className={styles.alone}>
      <EmptyState
        as="h1"
        title={<Trans>There is no such page</Trans>}
        text={
          <Trans>
            The address may be mistyped, or the match is long over. Your balance and your bets are where they were.
          </Trans>
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
