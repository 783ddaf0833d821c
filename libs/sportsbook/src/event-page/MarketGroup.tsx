import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { marketKind } from '@croupier/bet-math';
import type { SportEventDetail, SportMarket } from '@croupier/contracts';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import styles from './event-page.module.css';
import { MarketLine, marginOf } from './MarketLine.tsx';
import { PlayerLines } from './PlayerLines.tsx';
import { sidesOf } from './sides.ts';

/** Lines shown first of many: those closest to even. */
const SHOWN_LINES = 5;

interface MarketGroupProps {
  event: SportEventDetail;
  markets: readonly [SportMarket, ...SportMarket[]];
}

/** Renders markets of one kind under one heading. Several goal lines form one table. */
export function MarketGroup({ event, markets }: MarketGroupProps) {
  const [all, setAll] = useState(false);
  const names = useMarketNames();
  const reason = useReasons();
  const [first] = markets;
  // Shown once beside the heading, where it takes no space from the odds below.
  const stopped =
    markets.find(({ status }) => status === 'suspended') ??
    (markets.every(({ status }) => status === 'inactive') ? first : undefined);
  const sides = sidesOf(event);
  const title = markets.length > 1 ? names.kind(first, sides) : names.market(first, sides);
  const ofPlayers = marketKind(first.market_id)?.ofPlayer ?? false;
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
      {ofPlayers ? (
        <PlayerLines event={event} markets={markets} />
      ) : (
        shown.map((market) => <MarketLine key={market.specifiers} event={event} market={market} />)
      )}
      {!ofPlayers && markets.length > SHOWN_LINES && (
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

/** Returns how far apart the odds of two sides are. */
function skew({ odds }: SportMarket): number {
  const [one, other] = odds ?? [];
  return one && other ? Math.abs(Math.log(one / other)) : Infinity;
}
