import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BlackjackAction, type Card, type HandResult, isBlackjack, totalOf } from '@croupier/game-math';
import { CardPlace, PlayingCard } from '@croupier/ui-kit';
import felt from '../cards/felt.module.css';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import { useShortcuts } from '../hud/useShortcuts.ts';
import type { BlackjackState } from './blackjack-show.ts';
import styles from './blackjack.module.css';
import { Decisions } from './Decisions.tsx';

interface TableProps {
  readonly state: BlackjackState;
  readonly onAct: (action: BlackjackAction) => void;
  readonly game: GameStore;
}

/** Returns the order in which new cards are dealt: the player's, the dealer's, then the rest. */
function comingOf({ outcome, before, quick }: BlackjackState) {
  let order = 0;
  const hands =
    outcome?.hands.map(({ cards }, at) => cards.map((_, i) => i >= (before?.hands[at]?.cards.length ?? 0))) ?? [];
  const dealer = outcome?.dealer.map((_, i) => i >= (before?.dealer.length ?? 0)) ?? [];
  const give = (fresh: boolean | undefined): number | undefined => (fresh && !quick ? order++ : undefined);
  if (before) return { hands: hands.map((each) => each.map(give)), dealer: dealer.map(give) };
  const first = give(hands[0]?.[0]);
  const up = give(dealer[0]);
  const rest = (fresh: boolean, at: number): number | undefined => (at === 0 ? undefined : give(fresh));
  const own = hands.map((each, at) => (at === 0 ? [first, ...each.slice(1).map(give)] : each.map(give)));
  return { hands: own, dealer: [up, ...dealer.map(rest).slice(1)] };
}

export function BlackjackTable({ state, onAct, game }: TableProps) {
  const { t } = useLingui();
  const [hints, setHints] = useState(false);
  const { phase, round, outcome, stakeCents } = state;
  const { currency } = game.session;
  const coming = comingOf(state);
  const ended = phase === 'idle' && outcome !== null;
  useShortcuts(
    Object.fromEntries(
      phase === 'open' ? (outcome?.allowed ?? []).map((action, at) => [String(at + 1), () => onAct(action)]) : [],
    ),
  );
  const results: Readonly<Record<HandResult, string>> = {
    blackjack: t`Blackjack`,
    won: t`Won`,
    push: t`Stake back`,
    lost: t`Lost`,
    bust: t`Bust`,
  };
  const won = round && ended ? round.win_cents : 0;
  const paid = money(won, currency);
  return (
    <section className={`${felt.table} ${styles.table}`} aria-label={t`Blackjack table`}>
      <div className={styles.dealer}>
        <Hand label={t`Dealer`} cards={outcome?.dealer ?? []} orders={coming.dealer} places={2} />
      </div>
      <p className={`${felt.print} ${styles.print}`}>
        <Trans>Blackjack pays 3 to 2</Trans>
        <small>
          <Trans>Dealer stands on every 17 · Insurance pays 2 to 1</Trans>
        </small>
      </p>
      <p className={`${felt.outcome} ${styles.outcome}`} data-won={(round && won > round.stake_cents) || undefined}>
        {ended && (won > 0 ? t`${paid} returned` : t`No win`)}
      </p>
      <div className={styles.hands} data-two={outcome?.hands.length === 2 || undefined}>
        {(outcome?.hands ?? [{ cards: [], doubled: false, result: null }]).map(({ cards, doubled, result }, at) => (
          <div key={at} className={styles.own} data-turn={(phase === 'open' && outcome?.turn === at) || undefined}>
            <Hand
              label={outcome?.hands.length === 2 ? t`Your hand ${at + 1}` : t`Your hand`}
              cards={cards}
              orders={coming.hands[at] ?? []}
              places={2}
              note={ended && result ? results[result] : null}
              won={ended && (result === 'won' || result === 'blackjack')}
            />
            {outcome && <span className={felt.stake}>{money(stakeCents * (doubled ? 2 : 1), currency)}</span>}
          </div>
        ))}
      </div>
      <Decisions
        outcome={phase === 'open' ? outcome : null}
        stakeCents={stakeCents}
        currency={currency}
        hints={hints}
        onHints={setHints}
        onAct={onAct}
      />
    </section>
  );
}

interface HandProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly orders: readonly (number | undefined)[];
  readonly places: number;
  readonly note?: string | null;
  readonly won?: boolean;
}

function Hand({ label, cards, orders, places, note = null, won = false }: HandProps) {
  const { total, soft } = totalOf(cards);
  const count = isBlackjack(cards) || !soft || total === 21 ? String(total) : `${total - 10}/${total}`;
  return (
    <div className={styles.hand} role="group" aria-label={cards.length > 0 ? `${label}: ${count}` : label}>
      <div className={styles.cards} style={{ '--n': Math.max(cards.length, 2) } as never}>
        {cards.length === 0
          ? Array.from({ length: places }, (_, at) => <CardPlace key={at} />)
          : cards.map((card, at) => <PlayingCard key={at} card={card} order={orders[at]} />)}
      </div>
      <span className={felt.count} data-won={won || undefined} data-empty={cards.length === 0 || undefined}>
        {cards.length > 0 && count} {note}
      </span>
    </div>
  );
}
