import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronsRight, ChevronUp } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { toWire } from '@croupier/contracts';
import {
  HI_LO_RANKS,
  type HiLoAction,
  hiLoChances,
  hiLoOffer,
  type HiLoOutcome,
  hiLoPays,
  hiLoRank,
  type HiLoSide,
  hiLoSkipsLeft,
} from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { CardPlace, PlayingCard, useCardName } from '@croupier/ui-kit';
import felt from '../cards/felt.module.css';
import { useShortcuts } from '../hud/useShortcuts.ts';
import { localeOf } from '../texts.ts';
import { type HiLoState, rightOf } from './hi-lo-show.ts';
import styles from './hi-lo.module.css';

interface TableProps {
  readonly state: HiLoState;
  readonly onAct: (action: HiLoAction) => void;
}

/** Memoised: a drawn card doesn't change. */
const Card = memo(PlayingCard);

const icons = { higher: ChevronUp, lower: ChevronDown, skip: ChevronsRight };

/** Renders the current card, the payout of each guess and the cards so far. */
export function HiLoTable({ state: { phase, round }, onAct }: TableProps) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const multiple = ([over, under]: readonly [bigint, bigint]): string =>
    `${formatNumber(toWire((over * 100n) / under) / 100, locale, 2)} ×`;
  // Once a new round is requested, the last one's cards are removed.
  const outcome = phase === 'asking' && round?.outcome.end !== null ? null : (round?.outcome ?? null);
  const going = outcome && outcome.end === null ? outcome : null;
  const rank = going ? hiLoRank(going.cards.at(-1)!) : null;
  const skips = going ? hiLoSkipsLeft(going) : 0;
  const waits = phase === 'open';
  const offer = (side: HiLoSide) => (going ? hiLoOffer(going, side) : null);

  useShortcuts(
    waits
      ? {
          ...(offer('higher') && { ArrowUp: () => onAct({ do: 'higher' }) }),
          ...(offer('lower') && { ArrowDown: () => onAct({ do: 'lower' }) }),
          ...(skips > 0 && { s: () => onAct({ do: 'skip' }) }),
        }
      : {},
  );

  const labelOf = (side: HiLoSide): string => {
    if (rank === (side === 'higher' ? HI_LO_RANKS : 1)) return t`Same`;
    if (rank === (side === 'higher' ? 1 : HI_LO_RANKS)) return side === 'higher' ? t`Higher` : t`Lower`;
    return side === 'higher' ? t`Higher or same` : t`Lower or same`;
  };
  const sideButton = (side: HiLoSide) => {
    const Icon = icons[side];
    const pays = offer(side);
    const chance = rank === null ? '–' : `${formatNumber((hiLoChances(rank, side) / HI_LO_RANKS) * 100, locale, 2)} %`;
    return (
      <button
        type="button"
        className={styles.side}
        data-side={side}
        aria-disabled={!waits || !pays}
        aria-keyshortcuts={side === 'higher' ? 'ArrowUp' : 'ArrowDown'}
        onClick={() => waits && pays && onAct({ do: side })}
      >
        <Icon aria-hidden size={30} strokeWidth={3} />
        <b>{labelOf(side)}</b>
        <span className={styles.chance}>{chance}</span>
        <span className={styles.pays}>
          {pays ? t`pays ${multiple(pays)}` : going ? t`above the maximum win` : t`pays –`}
        </span>
      </button>
    );
  };
  const now = outcome && rightOf(outcome) > 0 && outcome.end !== 'lost' ? multiple(hiLoPays(outcome)) : '';
  return (
    <section className={`${felt.table} ${styles.table}`} aria-label={t`Card table`}>
      <Trail outcome={outcome} />
      <div className={styles.middle} data-end={outcome?.end ?? undefined}>
        {outcome ? <Card key={outcome.cards.length} card={outcome.cards.at(-1)!} order={0} /> : <CardPlace />}
        <span className={styles.now} data-empty={now === '' || undefined}>
          {now}
        </span>
      </div>
      {sideButton('lower')}
      {sideButton('higher')}
      <button
        type="button"
        className={styles.skip}
        aria-disabled={!waits || skips === 0}
        aria-keyshortcuts="s"
        onClick={() => waits && skips > 0 && onAct({ do: 'skip' })}
      >
        <ChevronsRight aria-hidden size={20} />
        {going ? t`Skip this card (${skips} left)` : t`Skip this card`}
      </button>
    </section>
  );
}

/** Renders the cards so far with the guess for each. */
const Trail = memo(function Trail({ outcome }: { readonly outcome: HiLoOutcome | null }) {
  const { t } = useLingui();
  const name = useCardName();
  const list = useRef<HTMLOListElement>(null);
  const length = outcome?.guesses.length ?? 0;
  useEffect(() => {
    // Reading sizes lays out the page, so skip it without cards.
    if (list.current && length > 0) list.current.scrollLeft = list.current.scrollWidth;
  }, [length]);
  const words = { higher: t`higher`, lower: t`lower`, skip: t`skipped` };
  return (
    <ol ref={list} className={styles.trail} aria-label={t`Cards so far`}>
      {outcome?.guesses.map((guess, at) => {
        const Icon = icons[guess];
        const card = name(outcome.cards[at]!);
        const wrong = outcome.end === 'lost' && at === length - 1;
        return (
          <li key={at} aria-label={`${card}: ${words[guess]}`} data-wrong={wrong || undefined}>
            <Card card={outcome.cards[at]!} />
            <i data-guess={guess}>
              <Icon aria-hidden size={16} strokeWidth={3} />
            </i>
          </li>
        );
      })}
    </ol>
  );
});
