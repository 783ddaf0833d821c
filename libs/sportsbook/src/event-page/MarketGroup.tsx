import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { bookMargin, MARKET_IDS, MILLION } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { outcomesOf } from '../markets/outcomes.ts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import styles from './event-page.module.css';
import { PriceBreakdown } from './PriceBreakdown.tsx';

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
  const over = market.status === 'settled' || market.status === 'cancelled';
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
            <Ended key={outcome} name={names.outcome(market, outcome, sides)} won={market.winner === outcome} />
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

function Ended({ name, won }: { name: string; won: boolean }) {
  return (
    <span className={styles.ended} data-won={won}>
      <span className={styles.endedName}>{name}</span>
      {won && (
        <strong>
          <Trans>Won</Trans>
        </strong>
      )}
    </span>
  );
}
