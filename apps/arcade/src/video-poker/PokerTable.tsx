import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { bestHold, holdValues, POKER_CARDS, pokerHands, pokerPays } from '@croupier/game-math';
import { CardBack, PlayingCard, useCardName } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { useShortcuts } from '../hud/useShortcuts.ts';
import { usePart } from '../store.ts';
import type { PokerState } from './poker-show.ts';
import { useHandNames } from './useHandNames.ts';
import styles from './video-poker.module.css';

const PLACES = Array.from({ length: POKER_CARDS }, (_, at) => at);
/** Delay between cards, as a share of the usual one. */
const PACE = 0.42;

interface TableProps {
  readonly state: PokerState;
  readonly hold: readonly number[];
  readonly onHold: (hold: readonly number[]) => void;
  readonly game: GameStore;
}

export function PokerTable({ state: { phase, round }, hold, onHold, game }: TableProps) {
  const { t } = useLingui();
  const cardName = useCardName();
  const [hints, setHints] = useState(false);
  const open = phase === 'open' && round?.outcome.held === null;
  const outcome = round?.outcome;
  const shown = phase === 'asking' && outcome?.held ? null : outcome;
  const held = shown?.held ?? hold;
  const best = useMemo(() => (hints && open ? heldIn(bestHold(round.outcome.dealt)) : null), [hints, open, round]);
  const toggle = (at: number): void => {
    if (open) onHold(hold.includes(at) ? hold.filter((other) => other !== at) : [...hold, at].toSorted());
  };
  useShortcuts(Object.fromEntries(PLACES.map((at) => [String(at + 1), () => toggle(at)])));
  const fresh = PLACES.filter((at) => !shown?.held?.includes(at));
  return (
    <section className={styles.machine} aria-label={t`Video poker`}>
      <Pays now={shown?.hand ?? null} won={phase === 'idle' && shown !== null} game={game} />
      <div className={styles.cards} role="group" aria-label={t`Your five cards`}>
        {PLACES.map((at) => {
          const card = shown?.cards[at];
          const isHeld = shown !== null && shown !== undefined && held.includes(at);
          return (
            <button
              key={at}
              type="button"
              className={styles.place}
              aria-pressed={isHeld}
              aria-disabled={!open}
              aria-keyshortcuts={String(at + 1)}
              aria-label={card === undefined ? t`No card` : isHeld ? t`${cardName(card)}, held` : cardName(card)}
              data-best={best?.includes(at) || undefined}
              onClick={() => toggle(at)}
            >
              <span className={styles.card}>
                {card === undefined ? (
                  <CardBack body="#4a2a86" line="#e9c46a" />
                ) : (
                  <PlayingCard key={`${round!.id}-${card}`} card={card} order={fresh.indexOf(at) * PACE} />
                )}
              </span>
              <span className={styles.held} aria-hidden>
                {isHeld ? t`Held` : open ? t`Hold` : ''}
              </span>
            </button>
          );
        })}
      </div>
      <div className={styles.hints}>
        <label>
          <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
          <Trans>Show what each hold costs on average</Trans>
        </label>
        <output>
          {hints && open && <HoldCost dealt={round.outcome.dealt} hold={hold} game={game} cents={round.stakeCents} />}
        </output>
      </div>
    </section>
  );
}

const heldIn = (set: number): readonly number[] => PLACES.filter((at) => (set & (1 << at)) !== 0);

interface CostProps {
  readonly dealt: readonly number[];
  readonly hold: readonly number[];
  readonly cents: number;
  readonly game: GameStore;
}

/** Renders the average cost of a hold against the best hold, from the round's stake. */
function HoldCost({ dealt, hold, cents, game }: CostProps) {
  const { t } = useLingui();
  const values = useMemo(() => holdValues(dealt), [dealt]);
  const lost = Math.max(...values) - values[hold.reduce((set, at) => set | (1 << at), 0)]!;
  if (lost < 1e-9) return t`Best hold`;
  const cost = money(Math.max(1, Math.round(lost * cents)), game.session.currency);
  return t`This hold costs ${cost} on average`;
}

interface PaysProps {
  readonly now: (typeof pokerHands)[number] | null;
  /** `true` if the round ended with this hand. */
  readonly won: boolean;
  readonly game: GameStore;
}

/** Renders the payout of each hand at the current stake. */
function Pays({ now, won, game }: PaysProps) {
  const { t } = useLingui();
  const names = useHandNames();
  const stakeCents = usePart(game, 'stakeCents');
  return (
    <ul className={styles.pays} aria-label={t`Payout by hand`}>
      {pokerHands.map((hand) => (
        <li key={hand} data-now={hand === now || undefined} data-won={(won && hand === now) || undefined}>
          <span>{names[hand]}</span>
          <small>{pokerPays[hand]} ×</small>
          <b>{money(pokerPays[hand] * stakeCents, game.session.currency)}</b>
        </li>
      ))}
    </ul>
  );
}
