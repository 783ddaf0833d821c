import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { wheelFields, wheelPays } from '@croupier/game-math';
import { ChipControls, chipsOf, stakesOf } from './ChipControls.tsx';
import { Fields } from './Fields.tsx';
import live from './live.module.css';
import { MoneyWheel } from './MoneyWheel.tsx';
import { fieldOf } from './outcomes.ts';
import { RoundWait } from './RoundWait.tsx';
import { hasShown, type TableParts } from './table-parts.ts';
import { useSpotNames } from './useSpotNames.ts';
import styles from './wheel.module.css';

const fields = wheelFields.map((name) => ({ name, pays: wheelPays(name) }));

/** Renders the shared wheel of 54 and its six fields. */
export function WheelTable({ state: { table, round, crowd, past }, phase, bets, host }: TableParts) {
  const [chip, setChip] = useState(() => chipsOf(table)[0]!);
  const { longName } = useSpotNames();
  const told = hasShown(phase);
  const field = told ? fieldOf(round?.outcome ?? null) : null;
  // Previous round: the wheel starts from its last position.
  const before = past.find(({ number, outcome }) => number !== round?.number && outcome !== null)?.outcome ?? null;
  const open = phase === 'betting' && host.signedIn;
  return (
    <div className={styles.table}>
      <div className={styles.well}>
        <MoneyWheel round={round} phase={phase} before={before} />
        <div className={styles.state}>
          {field !== null && (
            <p className={styles.result} data-field={field}>
              {longName(field)}
            </p>
          )}
          {phase === 'running' && (
            <p className={live.wait}>
              <Trans>The wheel is spinning</Trans>
            </p>
          )}
          <RoundWait round={round} phase={phase} />
        </div>
      </div>
      <Fields
        {...{ fields, crowd, open }}
        currency={host.currency}
        own={stakesOf(bets)}
        won={field === null ? [] : [field]}
        onField={(name) => bets.place([{ name, stake_cents: chip }])}
        className={styles.fields}
      />
      <ChipControls {...{ table, chip, bets, open, host }} onChip={setChip} />
    </div>
  );
}
