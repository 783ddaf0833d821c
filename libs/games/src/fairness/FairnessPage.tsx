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
  /** Round to check, from the address. */
  round: string | undefined;
  /** Secret token of a shared round, from the address. */
  shared: string | undefined;
  /** Round of a live table to check, from the address. */
  live: LiveRoundAddress | undefined;
  onRound: (id: string | undefined) => void;
  /** Sign-in link for guests. */
  signIn: ReactNode;
  /** Link to checks on another page: the chances of the sportsbook. */
  beside?: ReactNode;
}

/** Renders how rounds are decided, the player's seeds, and the check of any round in this browser. */
export function FairnessPage({ signedIn, round, shared, live, onRound, signIn, beside }: FairnessPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            Before you bet, we publish the hash of a secret server seed. You choose your own client seed. Both seeds and
            a nonce, which goes up by one with each bet, decide the round. Neither of us can steer it. Once the server
            seed is revealed, your browser can recalculate every round.
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
            <Trans>Your rounds</Trans>
          </h2>
          <p>
            <Trans>
              Sign in to see your seeds and check the rounds you played. You can also check any round from its seeds
              below.
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
