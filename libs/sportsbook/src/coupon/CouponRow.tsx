import { memo } from 'react';
import type { SportEvent, SportMarket } from '@croupier/contracts';
import { KickOff } from '../clock/KickOff.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import styles from './coupon.module.css';

/** A match and the lines of the coupon's market. */
export const CouponRow = memo(function CouponRow({ event }: { event: SportEvent }) {
  const { id, home, away, tournament, kick_off_at } = event;
  return (
    <li className={styles.row}>
      <SportLink page={{ to: 'event', id, home: home.name, away: away.name }} className={styles.match}>
        <span className={styles.teams}>
          {home.name} – {away.name}
        </span>
        <span className={styles.facts}>
          <KickOff at={kick_off_at} /> · {tournament.name}
        </span>
      </SportLink>
      <div className={styles.lines}>
        {event.markets.map((market) => (
          <Line key={market.specifiers} event={event} market={market} />
        ))}
      </div>
    </li>
  );
});

function Line({ event, market }: { event: SportEvent; market: SportMarket }) {
  const names = useMarketNames();
  const sides = { home: event.home.name, away: event.away.name };
  return (
    <div className={styles.line}>
      {outcomesOf(market).map((outcome) => (
        <OddsCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          name={
            market.specifiers === ''
              ? names.short(market, outcome)
              : names.outcome(market, outcome, shortSides(event, sides))
          }
          stacked
          className={styles.price}
        />
      ))}
    </div>
  );
}

/** Beside a line's number there is room for three letters of a club. */
const shortSides = ({ home, away }: SportEvent, sides: { home: string; away: string }) => ({
  home: home.short_name || sides.home,
  away: away.short_name || sides.away,
});
