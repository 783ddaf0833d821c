import { Trans } from '@lingui/react/macro';
import type { Player } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { Card } from '@croupier/ui-kit';
import styles from './promotions.module.css';

/** The level a player has reached, 1 to 10. */
export function LevelPage({ player: { level } }: { player: Player }) {
  return (
    <>
      <PageHeading>
        <Trans>Your level</Trans>
      </PageHeading>
      <Card className={styles.level}>
        <p className={styles.label}>
          <Trans>You have reached level</Trans>
        </p>
        <p className={styles.figure}>{level}</p>
      </Card>
    </>
  );
}
