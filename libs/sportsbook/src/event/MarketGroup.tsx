import { MARKET_IDS } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { OddsCell, outcomesOf } from '../events/OddsCell.tsx';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { useReasons } from '../markets/reasons.ts';
import { OpenPrice } from './OpenPrice.tsx';
import styles from './event.module.css';

/** Markets of one kind under one heading: five lines of goals are one table. */
export function MarketGroup({ event, markets }: { event: SportEventDetail; markets: readonly SportMarket[] }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const reason = useReasons();
  const [first] = markets;
  // Said once, beside the heading, where it takes no room from the prices below.
  const stopped = markets.find(({ status }) => status === 'suspended');
  const title = first!.market_id === MARKET_IDS.total ? t`Total goals` : names.market(first!);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {stopped?.reason && <p className={styles.reason}>{reason(stopped.reason)}</p>}
      </div>
      {markets.map((market) => (
        <MarketLine key={market.specifiers} event={event} market={market} />
      ))}
    </section>
  );
}

function MarketLine({ event, market }: { event: SportEventDetail; market: SportMarket }) {
  const { t } = useLingui();
  const names = useMarketNames();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const name = names.market(market);
  const sides = { home: event.home.name, away: event.away.name };
  const over = market.status === 'settled' || market.status === 'cancelled';
  return (
    <div className={styles.line}>
      <div className={styles.prices}>
        {outcomesOf(market).map((outcome) =>
          over ? (
            <Ended key={outcome} name={names.outcome(market, outcome, sides)} won={market.winner === outcome} />
          ) : (
            <OddsCell key={outcome} event={event} market={market} outcome={outcome} name={names.outcome(market, outcome, sides)} className={styles.price} />
          ),
        )}
        <button type="button" className={styles.opener} aria-expanded={open} aria-controls={panel} aria-label={t`How the price of ${name} is made`} onClick={() => setOpen(!open)}>
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <div id={panel} hidden={!open}>
        {open && <OpenPrice event={event} market={market} />}
      </div>
    </div>
  );
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
