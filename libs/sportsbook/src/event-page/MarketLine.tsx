import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { bookMargin, marketKind, MILLION } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { type Fate, fatesOf, isDecided } from '../markets/decided.ts';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import { oddsOf } from '../slip-model/pick.ts';
import styles from './event-page.module.css';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { sidesOf } from './sides.ts';

interface MarketLineProps {
  event: SportEventDetail;
  market: SportMarket;
  /** Subject of the line, where its outcomes don't name it. */
  label?: ReactNode;
}

/**
 * Renders a line with its odds and their breakdown on demand. Redraws only if the odds or the score changed: a match
 * has hundreds of lines.
 */
export const MarketLine = memo(
  Line,
  (one, other) => one.market === other.market && one.label === other.label && isAsBefore(one.event, other.event),
);

const isAsBefore = (one: SportEventDetail, other: SportEventDetail): boolean =>
  one.id === other.id && one.score.home === other.score.home && one.score.away === other.score.away;

function Line({ event, market, label: about }: MarketLineProps) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const sides = sidesOf(event);
  const name = names.market(market, sides);
  const shownName = (outcome: string) => (about ? names.word(outcome) : names.outcome(market, outcome, sides));
  const over = isDecided(market);
  const fates = fatesOf(market, event.score);
  const all = outcomesOf(market);
  // With many outcomes, impossible ones make room for the others; after the end, the winner is enough.
  const isVoid = all.length > 3 && all.every((outcome) => fates.get(outcome) === 'void');
  const outcomes = all.filter(
    (outcome) =>
      all.length <= 3 ||
      (over ? !isVoid && stands(fates.get(outcome)) : !market.odds || oddsOf(market, outcome) !== null),
  );
  const millionths = marginOf(market);
  const margin = millionths === null ? null : formatPercent(millionths / MILLION, i18n.locale, 1);
  const label =
    margin === null
      ? t`How the odds for ${name} are set`
      : t`How the odds for ${name} are set. Our margin is ${margin}`;
  return (
    <div className={styles.line}>
      <div className={styles.prices}>
        {about}
        <div className={styles.cells} data-many={outcomes.length > 3}>
          {isVoid && <Ended name={t`Void`} fate="void" />}
          {outcomes.map((outcome) =>
            over ? (
              <Ended key={outcome} name={shownName(outcome)} fate={fates.get(outcome)} />
            ) : (
              <OddsCell
                key={outcome}
                event={event}
                market={market}
                outcome={outcome}
                name={shownName(outcome)}
                className={styles.price}
              />
            ),
          )}
        </div>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={panel}
          aria-label={label}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.margin}>{margin ?? '–'}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <div id={panel} hidden={!open}>
        {open && <PriceBreakdown event={event} market={market} />}
      </div>
    </div>
  );
}

/** Returns the margin in parts per million; null unless every outcome has odds. */
export function marginOf({ market_id, status, odds }: SportMarket): number | null {
  if (status !== 'active' || !odds) return null;
  const several = marketKind(market_id)?.several ?? false;
  // The margin of an outcome without odds is unknown.
  return several && odds.includes(null) ? null : bookMargin(odds, several ? 2 : 1);
}

/** Tells whether the outcome returned any stake. */
const stands = (fate: Fate | undefined): fate is Exclude<Fate, 'lose'> => fate !== undefined && fate !== 'lose';

const WON: ReadonlySet<Fate> = new Set(['win', 'half_win', 'certain']);

function Ended({ name, fate }: { name: string; fate: Fate | undefined }) {
  return (
    <span className={styles.ended} data-won={fate !== undefined && WON.has(fate)}>
      <span className={styles.endedName}>{name}</span>
      {stands(fate) && (
        <strong>
          {fate === 'win' && <Trans>Won</Trans>}
          {fate === 'half_win' && <Trans>Half won</Trans>}
          {fate === 'void' && <Trans>Stake back</Trans>}
          {fate === 'half_lose' && <Trans>Half lost</Trans>}
          {fate === 'certain' && <Trans>Certain to win</Trans>}
        </strong>
      )}
    </span>
  );
}
