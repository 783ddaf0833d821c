import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { MAIN_MARKETS } from '@croupier/bet-math';
import { hasScore, isOver, type SportEvent, type SportMarket } from '@croupier/contracts';
import { KickOff, Until } from '../clock/KickOff.tsx';
import { MatchTime } from '../clock/MatchTime.tsx';
import { useStatusText } from '../clock/useStatusText.ts';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { Serving } from '../club/Serving.tsx';
import { useLive } from '../events/live-states.ts';
import { matchAsFavourite } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/Star.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { inMainOrder, mainOutcomes } from '../markets/main-order.ts';
import { useMainNames } from '../markets/useMainNames.ts';
import { MainCell } from '../odds/MainCell.tsx';
import { useInSight } from '../page/useInSight.ts';
import styles from './event-list.module.css';

/** Renders a match in a list: sides, score and main odds. */
export const EventRow = memo(function EventRow({ event: listed }: { event: SportEvent }) {
  const [ref, inSight] = useInSight<HTMLLIElement>();
  const event = useLive(listed, inSight);
  const over = isOver(event.status);
  return (
    <li ref={ref} className={styles.row}>
      <Match event={event} />
      <Star favourite={matchAsFavourite(event)} className={styles.star} />
      {inMainOrder(event).map((market, place) =>
        !market ? (
          <div key={place} className={styles.prices} data-place={place} />
        ) : over ? (
          <Winner key={market.market_id} market={market} />
        ) : (
          <Prices key={market.market_id} event={event} market={market} place={place} />
        ),
      )}
    </li>
  );
});

const MATCH = ['id', 'home', 'away', 'status', 'clock', 'score', 'detail', 'kick_off_at'] as const;

/** Renders the sides and the score. A change of odds doesn't redraw it. */
const Match = memo(
  function Match({ event }: { event: SportEvent }) {
    const { id, home, away } = event;
    return (
      <SportLink page={{ to: 'event', id, home: home.name, away: away.name }} className={styles.match}>
        <span className={styles.when}>
          <When event={event} />
        </span>
        <span className={styles.teams}>
          <Team side="home" event={event} />
          <Team side="away" event={event} />
        </span>
      </SportLink>
    );
  },
  (one, other) => MATCH.every((part) => one.event[part] === other.event[part]),
);

function When({ event: { clock, status, kick_off_at } }: { event: SportEvent }) {
  const statusText = useStatusText();
  if (clock) return <MatchTime clock={clock} className={styles.minute} />;
  const said = statusText(status);
  if (said) {
    return (
      <>
        <span className={styles.kickOff}>{said}</span>
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

/** Renders the winning outcome in place of the odds. */
function Winner({ market }: { market: SportEvent['markets'][number] }) {
  const names = useMainNames();
  const outcomes = mainOutcomes(market);
  const { outcomes: titles } = names.columns(market);
  return (
    <div className={styles.winners}>
      {outcomes.map((outcome, index) => {
        const grade = market.results?.[index];
        const won = grade === 'win' || grade === 'half_win';
        return (
          <span key={outcome} className={styles.winner} data-won={won}>
            {won ? titles[index] : grade === 'void' || grade === 'half_lose' ? <PartBack grade={grade} /> : '–'}
            {grade === 'half_win' && ' ½'}
          </span>
        );
      })}
    </div>
  );
}

const PartBack = ({ grade }: { grade: 'void' | 'half_lose' }) =>
  grade === 'void' ? <Trans>Stake back</Trans> : <Trans>Half lost</Trans>;

function Team({ side, event }: { side: 'home' | 'away'; event: SportEvent }) {
  const club = event[side];
  const { detail } = event;
  return (
    <span className={styles.team}>
      <ClubCrest crest={club.crest} size={20} />
      <span className={styles.club}>{club.name}</span>
      {detail?.server === side && <Serving />}
      {hasScore(event) && (
        <span className={styles.scores}>
          {detail && <span className={styles.points}>{detail.points[side]}</span>}
          {detail && <span className={styles.games}>{detail.games[side]}</span>}
          <span className={styles.score}>{event.score[side]}</span>
        </span>
      )}
    </span>
  );
}

interface PricesProps {
  event: SportEvent;
  market: SportMarket;
  place: number;
}

const Prices = memo(
  function Prices({ event, market, place }: PricesProps) {
    const names = useMainNames();
    const [first] = mainOutcomes(market);
    const hasLine = first !== undefined && MAIN_MARKETS[event.sport][place]?.specifiers === null;
    return (
      <div className={styles.prices} data-place={place} data-lines={hasLine}>
        {mainOutcomes(market).map((outcome) => (
          <MainCell
            key={outcome}
            event={event}
            market={market}
            outcome={outcome}
            name={
              hasLine ? (
                <>
                  <span className={styles.narrow}>{names.short(market, outcome)}</span>
                  <span className={styles.wide}>{names.lineOf(market, outcome)}</span>
                </>
              ) : (
                names.short(market, outcome)
              )
            }
            stacked
            className={styles.price}
          />
        ))}
      </div>
    );
  },
  // Compares scores too, because a selection stores the score it was shown with.
  (one, other) =>
    one.market === other.market && one.event.id === other.event.id && one.event.score === other.event.score,
);
