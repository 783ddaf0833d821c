import { Trans } from '@lingui/react/macro';
import type { Player } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { Card, EmptyState } from '@croupier/ui-kit';
import styles from './promotions.module.css';

/** The level a player has reached. */
export function LevelPage({ player: { level } }: { player: Player }) {
  return (
    <>
      <PageHeading>
        <Trans>Your level</Trans>
      </PageHeading>
      {level === null ? (
        <EmptyState
          as="h2"
          art="table"
          title={<Trans>No level yet</Trans>}
          text={<Trans>Your account has no level. Nothing is lost by that, and nothing has to be done for it.</Trans>}
        />
      ) : (
        <Card className={styles.level}>
          <p className={styles.label}>
            <Trans>You have reached level</Trans>
          </p>
          <p className={styles.figure}>{level}</p>
        </Card>
      )}
    </>
  );
}
