import { memo, useState } from 'react';
import type { EventState, SportEvent, SportMarket } from '@croupier/contracts';
import { KickOff } from '../clock/KickOff.tsx';
import { FollowStates } from '../events/FollowStates.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import { useInSight } from '../page/useInSight.ts';
import styles from './coupon.module.css';

/** Renders a match with its lines of the coupon's market. Its odds follow the socket while it is visible. */
export const CouponRow = memo(function CouponRow({ event: listed }: { event: SportEvent }) {
  const [ref, inSight] = useInSight<HTMLLIElement>({ untilKnown: false });
  const [state, setState] = useState<EventState | null>(null);
  const event = state && state.version > listed.version ? withLines(listed, state) : listed;
  const { id, home, away, tournament, kick_off_at } = event;
  return (
    <li ref={ref} className={styles.row}>
      {inSight && <FollowStates id={id} onState={(next) => setState((now) => newer(now, next))} />}
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

const newer = (now: EventState | null, next: EventState): EventState =>
  now && now.version >= next.version ? now : next;

/** Updates the listed lines. Other lines only come with a new list. */
function withLines(listed: SportEvent, state: EventState): SportEvent {
  const markets = listed.markets.map((line) => {
    const now = state.markets.find((one) => one.market_id === line.market_id && one.specifiers === line.specifiers);
    return now && now.version > line.version ? now : line;
  });
  return { ...listed, ...state, markets };
}

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

/** Returns the sides' short names: beside a line's number there is room for three letters. */
const shortSides = ({ home, away }: SportEvent, sides: { home: string; away: string }) => ({
  home: home.short_name || sides.home,
  away: away.short_name || sides.away,
});
