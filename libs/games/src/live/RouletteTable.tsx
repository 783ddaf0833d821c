import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { rouletteReds } from '@croupier/game-math';
import { ChipControls, chipsOf, stakesOf } from './ChipControls.tsx';
import { Cloth } from './Cloth.tsx';
import { Dealer } from './Dealer.tsx';
import live from './live.module.css';
import { PocketBadge } from './OutcomeBadge.tsx';
import styles from './roulette.module.css';
import { RoundWait } from './RoundWait.tsx';
import { hasShown, type TableParts } from './table-parts.ts';
import { useSpotNames } from './useSpotNames.ts';
import { pocketOf, Wheel } from './Wheel.tsx';

/** Renders the shared wheel and the betting cloth. */
export function RouletteTable({ state: { table, round, crowd, past }, phase, bets, host }: TableParts) {
  const [chip, setChip] = useState(() => chipsOf(table)[0]!);
  const { colourName } = useSpotNames();
  const pocket = hasShown(phase) ? pocketOf(round) : null;
  const lastOutcome = past.find(({ outcome }) => outcome !== null)?.outcome;
  const last = lastOutcome && 'pocket' in lastOutcome ? lastOutcome.pocket : null;
  const open = phase === 'betting' && host.signedIn;
  return (
    <div className={styles.table}>
      <div className={styles.well}>
        <Wheel round={round} phase={phase} last={phase === 'betting' || phase === 'locked' ? last : null} />
        <Dealer phase={phase}>
          {pocket !== null && (
            <>
              <PocketBadge pocket={pocket} large />
              <p className={live.wait} aria-hidden="true">
                {colourName(pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black')}
              </p>
            </>
          )}
          {phase === 'running' && (
            <p className={live.wait}>
              <Trans>The ball is rolling</Trans>
            </p>
          )}
          <RoundWait round={round} phase={phase} />
        </Dealer>
      </div>
      <Cloth
        currency={host.currency}
        own={stakesOf(bets)}
        crowd={crowd}
        pocket={pocket}
        open={open}
        onSpot={(name) => bets.place([{ name, stake_cents: chip }])}
      />
      <ChipControls {...{ table, chip, bets, open, host }} onChip={setChip} />
    </div>
  );
}
