import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type BaccaratSpot, coupTimes, handPoints } from '@croupier/game-math';
import { CardPlace, PlayingCard } from '@croupier/ui-kit';
import styles from './baccarat.module.css';
import { baccaratPays } from './bet-facts.ts';
import { ChipControls, chipsOf, stakesOf } from './ChipControls.tsx';
import { Fields } from './Fields.tsx';
import live from './live.module.css';
import { coupOf, coupResult } from './outcomes.ts';
import { RoundWait } from './RoundWait.tsx';
import { hasShown, type TableParts } from './table-parts.ts';
import { usePassed } from './useLiveTable.ts';
import { useSpotNames } from './useSpotNames.ts';

const fields = (['player-pair', 'player', 'tie', 'banker', 'banker-pair'] satisfies BaccaratSpot[]).map((name) => ({
  name,
  pays: baccaratPays[name],
}));

/** Renders the two shared hands. The time determines which cards are visible. */
export function BaccaratTable({ state: { table, round, crowd }, phase, bets, host }: TableParts) {
  const [chip, setChip] = useState(() => chipsOf(table)[0]!);
  const told = hasShown(phase);
  const coup = phase === 'running' || told ? coupOf(round) : null;
  const startsAt = Date.parse(round?.starts_at ?? '');
  const open = phase === 'betting' && host.signedIn;
  const hand = (side: 'player' | 'banker') => (
    <Hand
      side={side}
      cards={coup?.[side] ?? []}
      comeAt={coup ? coupTimes(coup)[side].map((ms) => (told ? 0 : startsAt + ms)) : []}
      moving={phase === 'running'}
      won={told && coup !== null && coup.won.includes(side)}
    />
  );
  return (
    <div className={styles.table}>
      <div className={styles.felt}>
        {hand('player')}
        <div className={styles.state}>
          {told && coup && <Result {...coupResult(coup)} />}
          {phase === 'running' && (
            <p className={live.wait}>
              <Trans>The cards are being dealt</Trans>
            </p>
          )}
          <RoundWait round={round} phase={phase} />
        </div>
        {hand('banker')}
      </div>
      <Fields
        {...{ fields, crowd, open }}
        currency={host.currency}
        own={stakesOf(bets)}
        won={told && coup ? coup.won : []}
        onField={(name) => bets.place([{ name, stake_cents: chip }])}
        className={styles.fields}
      />
      <ChipControls {...{ table, chip, bets, open, host }} onChip={setChip} />
    </div>
  );
}

function Result({ winner }: ReturnType<typeof coupResult>) {
  return (
    <p className={styles.result} data-side={winner}>
      {winner === 'tie' ? (
        <Trans context="baccarat">A tie</Trans>
      ) : winner === 'player' ? (
        <Trans context="baccarat">Player wins</Trans>
      ) : (
        <Trans context="baccarat">Banker wins</Trans>
      )}
    </p>
  );
}

interface HandProps {
  side: 'player' | 'banker';
  cards: readonly number[];
  /** Times at which each card is turned, by the server's clock. */
  comeAt: readonly number[];
  moving: boolean;
  won: boolean;
}

function Hand({ side, cards, comeAt, moving, won }: HandProps) {
  const { longName } = useSpotNames();
  const shown = cards.slice(0, usePassed(comeAt));
  const points = shown.length === 0 ? null : handPoints(shown);
  const title = longName(side);
  return (
    <div
      className={styles.hand}
      data-side={side}
      data-won={won || undefined}
      role="group"
      aria-label={points === null ? title : `${title}: ${points}`}
    >
      <p className={styles.name}>
        {title} {points !== null && <span className={styles.points}>{points}</span>}
      </p>
      <div className={styles.cards}>
        {Array.from({ length: Math.max(2, shown.length) }, (_, at) => (
          <span key={at} className={at === 2 ? styles.third : undefined}>
            {shown[at] === undefined ? <CardPlace /> : <PlayingCard card={shown[at]} order={moving ? 0 : undefined} />}
          </span>
        ))}
      </div>
    </div>
  );
}
