import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { hasScore, type SportEventDetail } from '@croupier/contracts';
import { Button } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { useStatusText } from '../clock/useStatusText.ts';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { LiveTracker } from '../event-page/LiveTracker.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { inMainOrder } from '../markets/main-order.ts';
import { outcomesOf } from '../markets/outcomes.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { moveInGrid } from '../odds/odds-grid.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import { trackedAtom } from './centre.atoms.ts';
import styles from './centre.module.css';

/** Renders one match of the live centre: its score, its main markets and, at a press, its tracker. */
export function MatchPanel({ event }: { event: SportEventDetail }) {
  const names = useMarketNames();
  const statusText = useStatusText();
  const { id, home, away, score, clock, status, kick_off_at } = event;
  const page = { to: 'event', id, home: home.name, away: away.name } as const;
  return (
    <>
      <header className={styles.board} data-surface="dark">
        <p className={styles.time}>
          {clock ? (
            <MatchTime clock={clock} />
          ) : status === 'ended' ? (
            <Trans>Full time</Trans>
          ) : (
            (statusText(status) ?? <KickOff at={kick_off_at} />)
          )}
        </p>
        <h2 className={styles.sides}>
          {([home, away] as const).map((club, place) => (
            <Fragment key={club.id}>
              {place === 1 && ' '}
              <span className={styles.side}>
                <ClubCrest crest={club.crest} size={24} />
                <span className={styles.club}>{club.name}</span>
                {hasScore(event) && (
                  <>
                    {' '}
                    <span className={styles.score}>{place === 0 ? score.home : score.away}</span>
                  </>
                )}
              </span>
            </Fragment>
          ))}
        </h2>
      </header>
      {event.incidents.length > 0 && <Tracker event={event} />}
      <div role="presentation" className={styles.markets} onKeyDown={moveInGrid}>
        {inMainOrder(event).map(
          (market) =>
            market && (
              <div key={market.market_id}>
                <h3 className={styles.market}>{names.market(market, { home: home.name, away: away.name })}</h3>
                <div className={styles.prices}>
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
              </div>
            ),
        )}
      </div>
      <p>
        <SportLink page={page}>
          <Trans>All markets</Trans>
        </SportLink>
      </p>
    </>
  );
}

/** Renders the tracker on demand, because four at once would hide the odds. */
function Tracker({ event }: { event: SportEventDetail }) {
  const { t } = useLingui();
  const [home, away] = [event.home.name, event.away.name];
  const [tracked, setTracked] = useAtom(trackedAtom);
  const shown = tracked.includes(event.id);
  const toggle = () => setTracked((ids) => (shown ? ids.filter((id) => id !== event.id) : [...ids, event.id]));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.opener}
        aria-expanded={shown}
        aria-label={t`Tracker: ${home} – ${away}`}
        onClick={toggle}
      >
        <Trans context="of a match">Tracker</Trans>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {shown && <LiveTracker event={event} />}
    </>
  );
}
