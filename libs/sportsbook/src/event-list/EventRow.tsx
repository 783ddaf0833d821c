import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { SportEvent } from '@croupier/contracts';
import { KickOff, Until } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import styles from './event-list.module.css';

/** A match in a list: who plays, how it stands, and its main prices. */
export const EventRow = memo(function EventRow({ event }: { event: SportEvent }) {
  const { id, home, away, markets, status } = event;
  const over = status === 'ended' || status === 'abandoned';
  return (
    <li className={styles.row}>
      <SportLink page={{ to: 'event', id, home: home.name, away: away.name }} className={styles.match}>
        <span className={styles.when}>
          <When event={event} />
        </span>
        <span className={styles.teams}>
          <Team side="home" event={event} />
          <Team side="away" event={event} />
        </span>
      </SportLink>
      {markets.map((market) =>
        over ? (
          <Winner key={market.market_id} market={market} />
        ) : (
          <Prices key={market.market_id} event={event} market={market} />
        ),
      )}
    </li>
  );
});

function When({ event: { clock, status, kick_off_at } }: { event: SportEvent }) {
  if (clock) return <MatchTime clock={clock} className={styles.minute} />;
  if (status === 'ended' || status === 'abandoned') {
    return (
      <>
        <span className={styles.kickOff}>
          {status === 'ended' ? <Trans context="full time, short">FT</Trans> : <Trans>Abandoned</Trans>}
        </span>
        <KickOff at={kick_off_at} className={styles.until} />
      </>
    );
  }
  return (
    <>
      <KickOff at={kick_off_at} className={styles.kickOff} />
      <Until at={kick_off_at} className={styles.until} />
    </>
  );
}

/** What won, in the place where the prices were. */
function Winner({ market }: { market: SportEvent['markets'][number] }) {
  const names = useMarketNames();
  const outcomes = outcomesOf(market);
  const { outcomes: titles } = names.columns(market, outcomes);
  return (
    <div className={styles.winners}>
      {outcomes.map((outcome, index) => (
        <span key={outcome} className={styles.winner} data-won={market.results?.[index] === 'win'}>
          {market.results?.[index] === 'win' ? titles[index] : '–'}
        </span>
      ))}
    </div>
  );
}

function Team({ side, event }: { side: 'home' | 'away'; event: SportEvent }) {
  const club = event[side];
  const shown = event.status !== 'not_started';
  return (
    <span className={styles.team}>
      <ClubCrest crest={club.crest} size={20} />
      <span className={styles.club}>{club.name}</span>
      {shown && <span className={styles.score}>{event.score[side]}</span>}
    </span>
  );
}

function Prices({ event, market }: { event: SportEvent; market: SportEvent['markets'][number] }) {
  const names = useMarketNames();
  return (
    <div className={styles.prices} data-market={market.market_id}>
      {outcomesOf(market).map((outcome) => (
        <OddsCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          name={names.short(market, outcome)}
          stacked
          className={styles.price}
        />
      ))}
    </div>
  );
}
