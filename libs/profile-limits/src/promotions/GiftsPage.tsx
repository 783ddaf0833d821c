import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openModal, PageHeading } from '@croupier/shell';
import { Button, EmptyState } from '@croupier/ui-kit';
import styles from './promotions.module.css';

/** Bonuses and free spins a player was given; none can be given yet. */
export function GiftsPage({ codeLink }: { codeLink: (text: ReactNode) => ReactNode }) {
  return (
    <>
      <PageHeading>
        <Trans>Gifts</Trans>
      </PageHeading>
      <EmptyState
        as="h2"
        art="table"
        title={<Trans>No gifts</Trans>}
        text={
          <Trans>Bonuses and free spins you are given stand here, each with its conditions. You have none now.</Trans>
        }
        action={
          <div className={styles.actions}>
            {codeLink(<Trans>Enter a promo code</Trans>)}
            <Button variant="quiet" onClick={() => openModal('subscription')}>
              <Trans>What may we send you?</Trans>
            </Button>
          </div>
        }
      />
    </>
  );
}
