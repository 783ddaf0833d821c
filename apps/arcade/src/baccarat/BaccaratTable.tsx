import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BaccaratOutcome, handPoints } from '@croupier/game-math';
import { CardPlace, PlayingCard } from '@croupier/ui-kit';
import felt from '../cards/felt.module.css';
import type { Bets, Refused } from '../chips/bets.ts';
import { ChipTray } from '../chips/ChipTray.tsx';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { Quiet } from '../originals/Verdict.tsx';
import type { Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { type BaccaratState, comingMs } from './baccarat-show.ts';
import styles from './baccarat.module.css';
import { Spots } from './Spots.tsx';

interface TableProps {
  readonly state: BaccaratState;
  readonly bets: Bets;
  readonly locked: boolean;
  readonly game: GameStore;
  readonly sound: Sound;
}

/** Delay between two cards of `PlayingCard`. */
const ORDER_MS = 240;

export function BaccaratTable({ state: { phase, last, runMs, history }, bets, locked, game, sound }: TableProps) {
  const { t } = useLingui();
  const { laid, settled } = useStore(bets);
  const [refused, setRefused] = useState<Refused>(null);
  const { currency, stakes } = game.session;
  const moving = phase === 'moving';
  const outcome = last?.outcome;
  // While the request is pending, the last coup's cards are removed.
  const shown = outcome && !(moving && history[0]?.id === last.id) ? outcome : null;
  const coming = shown && runMs > 0 && moving ? comingMs(shown) : null;
  const most = money(stakes.max_cents, currency);
  const hand = (side: 'player' | 'banker', label: string) => (
    <Hand
      side={side}
      label={label}
      cards={shown?.[side] ?? null}
      id={last?.id ?? ''}
      coming={coming?.[side] ?? null}
      told={!moving}
      won={!moving && shown?.winner === side}
    />
  );
  return (
    <section className={`${felt.table} ${styles.table}`} aria-label={t`Baccarat table`}>
      <div className={styles.hands}>
        {hand('player', t({ context: 'baccarat', message: 'Player' }))}
        <Beads history={history} />
        {hand('banker', t({ context: 'baccarat', message: 'Banker' }))}
      </div>
      <div className={styles.refused} aria-live="polite">
        {refused && <Quiet>{t`Maximum stake per round: ${most}`}</Quiet>}
      </div>
      <Spots
        {...{ laid, currency, locked }}
        unit={bets.unit}
        result={!moving && settled && outcome ? { won: outcome.won, tie: outcome.winner === 'tie' } : null}
        onLay={(spot) => {
          const why = bets.lay(spot);
          setRefused(why);
          if (why === null) sound.tick();
        }}
        onTake={bets.take}
      />
      <ChipTray bets={bets} currency={currency} locked={locked} />
    </section>
  );
}

interface HandProps {
  readonly side: 'player' | 'banker';
  readonly label: string;
  readonly cards: readonly number[] | null;
  readonly id: string;
  /** Delay of each card in milliseconds; null if the cards are already on the table. */
  readonly coming: readonly number[] | null;
  readonly told: boolean;
  readonly won: boolean;
}

function Hand({ side, label, cards, id, coming, told, won }: HandProps) {
  const points = cards && told ? handPoints(cards) : null;
  return (
    <div
      className={styles.hand}
      data-side={side}
      data-won={won || undefined}
      role="group"
      aria-label={points === null ? label : `${label}: ${points}`}
    >
      <p className={styles.name}>
        {label}
        <span className={felt.count} data-won={won || undefined} data-empty={points === null || undefined}>
          {points}
        </span>
      </p>
      <div className={styles.cards}>
        {(cards ?? [null, null]).map((card, at) => (
          <span key={card === null ? at : `${id}-${at}`} className={at === 2 ? styles.third : styles.card}>
            {card === null ? (
              <CardPlace />
            ) : (
              <PlayingCard card={card} order={coming ? (coming[at] ?? 0) / ORDER_MS : undefined} />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

const ROWS = 6;
const COLUMNS = 4;

/** Renders the last coups in the usual order: downwards, then in the next column. */
function Beads({ history }: Pick<BaccaratState, 'history'>) {
  const { t } = useLingui();
  const letters: Readonly<Record<BaccaratOutcome['winner'], string>> = {
    player: t({ message: 'P', context: 'player, on a bead' }),
    banker: t({ message: 'B', context: 'banker, on a bead' }),
    tie: t({ message: 'T', context: 'tie, on a bead' }),
  };
  const names = {
    player: t({ context: 'baccarat', message: 'Player' }),
    banker: t({ context: 'baccarat', message: 'Banker' }),
    tie: t({ context: 'baccarat', message: 'Tie' }),
  };
  // Removes whole columns, so that the others stay in place.
  const past = history.slice(0, ROWS * COLUMNS).toReversed();
  return (
    <ol className={styles.beads} aria-label={t`Latest rounds`}>
      {past.map(({ id, outcome: { winner } }) => (
        <li key={id} data-winner={winner} aria-label={names[winner]}>
          {letters[winner]}
        </li>
      ))}
    </ol>
  );
}
