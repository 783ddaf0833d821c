import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { bookMargin, MARKET_IDS, MILLION } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { certainOutcome, isDecided } from '../markets/decided.ts';
import { outcomesOf } from '../markets/outcomes.ts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import styles from './event-page.module.css';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const ORDER = [MARKET_IDS.matchResult, MARKET_IDS.total, MARKET_IDS.bothScore] as const;

/** Markets of one kind together, the kinds in their order. */
export const groupsOf = (markets: readonly SportMarket[]): [SportMarket, ...SportMarket[]][] =>
  ORDER.flatMap((id) => {
    const [first, ...more] = markets.filter((market) => market.market_id === id);
    return first ? [[first, ...more]] : [];
  });

interface MarketGroupProps {
  event: SportEventDetail;
  markets: readonly [SportMarket, ...SportMarket[]];
}

/** Markets of one kind under one heading: five lines of goals are one table. */
export function MarketGroup({ event, markets }: MarketGroupProps) {
  const { t } = useLingui();
  const names = useMarketNames();
  const reason = useReasons();
  const [first] = markets;
  // Said once, beside the heading, where it takes no room from the prices below.
  const stopped =
    markets.find(({ status }) => status === 'suspended') ??
    (markets.every(({ status }) => status === 'inactive') ? first : undefined);
  const title = first.market_id === MARKET_IDS.total ? t`Total goals` : names.market(first);
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
      {markets.map((market) => (
        <MarketLine key={market.specifiers} event={event} market={market} />
      ))}
    </section>
  );
}

function MarketLine({ event, market }: { event: SportEventDetail; market: SportMarket }) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const name = names.market(market);
  const sides = { home: event.home.name, away: event.away.name };
  const over = isDecided(market);
  const certain = certainOutcome(market, event.score);
  const millionths = marginOf(market);
  const margin = millionths === null ? null : formatPercent(millionths / MILLION, i18n.locale, 1);
  const label =
    margin === null
      ? t`How the price of ${name} is made`
      : t`How the price of ${name} is made, our margin is ${margin}`;
  return (
    <div className={styles.line}>
      <div className={styles.prices}>
        {outcomesOf(market).map((outcome) =>
          over ? (
            <Ended
              key={outcome}
              name={names.outcome(market, outcome, sides)}
              fate={certain !== outcome ? null : market.winner ? 'won' : 'certain'}
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
function marginOf({ status, odds }: SportMarket): number | null {
  return status === 'active' && odds ? bookMargin(odds) : null;
}

function Ended({ name, fate }: { name: string; fate: 'won' | 'certain' | null }) {
  return (
    <span className={styles.ended} data-won={fate !== null}>
      <span className={styles.endedName}>{name}</span>
      {fate && <strong>{fate === 'won' ? <Trans>Won</Trans> : <Trans>Came in</Trans>}</strong>}
    </span>
  );
}
