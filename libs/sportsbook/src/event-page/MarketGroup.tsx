import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { bookMargin, marketKind, MILLION } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { certainOutcomes, isDecided } from '../markets/decided.ts';
import { outcomesOf } from '../markets/outcomes.ts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import { oddsOf } from '../slip-model/selection.ts';
import styles from './event-page.module.css';
import { PriceBreakdown } from './PriceBreakdown.tsx';

/** Markets of one kind together, in the order of the book. */
export const groupsOf = (markets: readonly SportMarket[]): [SportMarket, ...SportMarket[]][] =>
  [...Map.groupBy(markets, ({ market_id }) => market_id).values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more]] : [],
  );

/** Of many lines those most in balance are shown first. */
const SHOWN_LINES = 5;

interface MarketGroupProps {
  event: SportEventDetail;
  markets: readonly [SportMarket, ...SportMarket[]];
}

/** Markets of one kind under one heading: the lines of goals are one table. */
export function MarketGroup({ event, markets }: MarketGroupProps) {
  const [all, setAll] = useState(false);
  const names = useMarketNames();
  const reason = useReasons();
  const [first] = markets;
  // Said once, beside the heading, where it takes no room from the prices below.
  const stopped =
    markets.find(({ status }) => status === 'suspended') ??
    (markets.every(({ status }) => status === 'inactive') ? first : undefined);
  const sides = { home: event.home.name, away: event.away.name };
  const title = markets.length > 1 ? names.kind(first, sides) : names.market(first, sides);
  const shown = all ? markets : mostBalanced(markets);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {stopped?.reason ? (
          <p className={styles.reason}>{reason(stopped.reason)}</p>
        ) : (
          markets.some((market) => marginOf(market) !== null) && (
            <p className={styles.marginTitle}>
              <Trans>Our margin</Trans>
            </p>
          )
        )}
      </div>
      {shown.map((market) => (
        <MarketLine key={market.specifiers} event={event} market={market} />
      ))}
      {markets.length > SHOWN_LINES && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? <Trans>Show fewer lines</Trans> : <Trans>Show all {markets.length} lines</Trans>}
        </button>
      )}
    </section>
  );
}

function mostBalanced(markets: readonly SportMarket[]): readonly SportMarket[] {
  if (markets.length <= SHOWN_LINES) return markets;
  const ranked = [...markets].sort((one, other) => skew(one) - skew(other)).slice(0, SHOWN_LINES);
  return markets.filter((market) => ranked.includes(market));
}

/** How far the prices of two sides lie apart. */
function skew({ odds }: SportMarket): number {
  const [one, other] = odds ?? [];
  return one && other ? Math.abs(Math.log(one / other)) : Infinity;
}

function MarketLine({ event, market }: { event: SportEventDetail; market: SportMarket }) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const sides = { home: event.home.name, away: event.away.name };
  const name = names.market(market, sides);
  const over = isDecided(market);
  const certain = certainOutcomes(market, event.score);
  const all = outcomesOf(market);
  // Of many outcomes those that have become impossible make room for the others; after the end the winner is enough.
  const outcomes = all.filter(
    (outcome) =>
      all.length <= 3 || (over ? certain.includes(outcome) : !market.odds || oddsOf(market, outcome) !== null),
  );
  const millionths = marginOf(market);
  const margin = millionths === null ? null : formatPercent(millionths / MILLION, i18n.locale, 1);
  const label =
    margin === null
      ? t`How the price of ${name} is made`
      : t`How the price of ${name} is made, our margin is ${margin}`;
  return (
    <div className={styles.line}>
      <div className={styles.prices}>
        <div className={styles.cells} data-many={outcomes.length > 3}>
          {outcomes.map((outcome) =>
            over ? (
              <Ended
                key={outcome}
                name={names.outcome(market, outcome, sides)}
                fate={certain.includes(outcome) ? (market.results ? 'won' : 'certain') : null}
              />
            ) : (
              <OddsCell
                key={outcome}
                event={event}
                market={market}
                outcome={outcome}
                name={names.outcome(market, outcome, sides)}
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

/** In parts per million; null where not every outcome has a price. */
function marginOf({ market_id, status, odds }: SportMarket): number | null {
  if (status !== 'active' || !odds) return null;
  const several = marketKind(market_id)?.several ?? false;
  // Of an outcome without a price nobody can say what is kept of it.
  return several && odds.includes(null) ? null : bookMargin(odds, several ? 2 : 1);
}

function Ended({ name, fate }: { name: string; fate: 'won' | 'certain' | null }) {
  return (
    <span className={styles.ended} data-won={fate !== null}>
      <span className={styles.endedName}>{name}</span>
      {fate && <strong>{fate === 'won' ? <Trans>Won</Trans> : <Trans>Came in</Trans>}</strong>}
    </span>
  );
}
