import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeading } from '@croupier/shell';
import { Card } from '@croupier/ui-kit';
import styles from './fairness.module.css';
import { type LiveRoundAddress, LiveRoundCheck, PastedLiveRound } from './LiveRoundCheck.tsx';
import { OwnSeeds } from './OwnSeeds.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { RoundList } from './RoundList.tsx';
import { SeedCheck } from './SeedCheck.tsx';
import { SharedRoundCheck } from './SharedRoundCheck.tsx';

export interface FairnessPageProps {
  signedIn: boolean;
  /** The round to check, from the address. */
  round: string | undefined;
  /** The secret of a round somebody shows, from the address. */
  shared: string | undefined;
  /** The round of a live table to check, from the address. */
  live: LiveRoundAddress | undefined;
  onRound: (id: string | undefined) => void;
  /** Leads guests to signing in. */
  signIn: ReactNode;
  /** Leads to what is checked elsewhere: the chances of the sportsbook. */
  beside?: ReactNode;
}

/** How rounds are decided, the player's seeds, and any round worked out again in this browser. */
export function FairnessPage({ signedIn, round, shared, live, onRound, signIn, beside }: FairnessPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            Before you bet, we publish the fingerprint of a secret seed. You choose a seed of your own. Both, and a
            number that grows by one with each bet, decide the round: neither of us can steer it. Once the secret is
            revealed, your browser can work out every round again.
          </Trans>
        }
      >
        <Trans>Check a round</Trans>
      </PageHeading>
      {shared && <SharedRoundCheck token={shared} />}
      {live && <LiveRoundCheck {...live} signedIn={signedIn} />}
      {round && signedIn && <RoundCheck id={round} onClose={() => onRound(undefined)} />}
      {signedIn ? (
        <div className={styles.columns}>
          <OwnSeeds />
          <RoundList chosen={round} onRound={onRound} />
        </div>
      ) : (
        <Card className={styles.part}>
          <h2>
            <Trans>Your own rounds</Trans>
          </h2>
          <p>
            <Trans>
              Sign in to see your seeds and to check the rounds you played. Below you can check any round by its seeds.
            </Trans>
          </p>
          <div className={styles.buttons}>{signIn}</div>
        </Card>
      )}
      <SeedCheck />
      <PastedLiveRound />
      {beside}
    </div>
  );
}
