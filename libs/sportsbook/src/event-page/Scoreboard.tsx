import { Trans, useLingui } from '@lingui/react/macro';
import { hasScore, type Sport, type SportEventDetail } from '@croupier/contracts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { KickOff, Until } from '../clock/KickOff.tsx';
import { minuteOf } from '../clock/match-minute.ts';
import { MatchTime, minuteText } from '../clock/MatchTime.tsx';
import { usePeriodText } from '../clock/usePeriodText.ts';
import { useStatusText } from '../clock/useStatusText.ts';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { Serving } from '../club/Serving.tsx';
import { matchAsFavourite } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/Star.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { playerName } from '../markets/player-name.ts';
import { ByParts } from './ByParts.tsx';
import styles from './scoreboard.module.css';

/** Renders the head of a match's page. */
export function Scoreboard({ event }: { event: SportEventDetail }) {
  const { home, away, score, status, tournament } = event;
  return (
    <header className={styles.board} data-surface="dark">
      <p className={styles.league}>
        <SportLink page={{ to: 'league', slug: tournament.slug }}>{tournament.name}</SportLink>
        <span aria-hidden="true">·</span>
        {tournament.category}
        <Star favourite={matchAsFavourite(event)} className={styles.star} />
      </p>
      <h1 className="visually-hidden">
        {home.name} – {away.name}
      </h1>
      <div className={styles.face}>
        <Side event={event} side="home" />
        <div className={styles.middle}>
          {hasScore(event) ? (
            <p className={styles.score}>
              <span>{score.home}</span>
              <span aria-hidden="true" className={styles.dash} />
              <span>{score.away}</span>
            </p>
          ) : (
            <p className={styles.kickOff}>
              <KickOff at={event.kick_off_at} />
            </p>
          )}
          <p className={styles.status}>
            <Status event={event} />
          </p>
        </div>
        <Side event={event} side="away" />
      </div>
      {status === 'postponed' && (
        <p className={styles.rule}>
          <Trans>
            Bets remain valid if the match starts within 48 hours of its original kick-off time. Otherwise, stakes are
            returned.
          </Trans>
        </p>
      )}
      <AddToCalendar event={event} />
      <ByParts event={event} />
      <Expected event={event} />
    </header>
  );
}

function Side({ event, side }: { event: SportEventDetail; side: 'home' | 'away' }) {
  const { t } = useLingui();
  const club = event[side];
  const periodText = usePeriodText();
  // After a missed message, names arrive later than goals.
  const scored = event.incidents.filter(({ kind }) => kind === 'goal');
  const named = scored.length === event.goals.length;
  const goals = event.goals
    .map((goal, index) => ({ ...goal, player: (named && scored[index]?.player) || null }))
    .filter((goal) => goal.side === side);
  return (
    <div className={styles.side}>
      <ClubCrest crest={club.crest} size={72} className={styles.crest} />
      <p className={styles.name}>
        <SportLink page={{ to: 'team', id: club.id }}>{club.name}</SportLink>{' '}
        {event.detail?.server === side && <Serving />}
      </p>
      {HAS_GOALS.has(event.sport) && hasScore(event) && (
        <ul className={styles.goals} aria-label={t`Goals by ${club.name}`}>
          {goals.map(({ period, second, player }, index) => {
            const minute = `${periodText(period)} ${minuteText(minuteOf(period, second))}`.trim();
            return <li key={index}>{player ? `${familyName(player, event.players)} ${minute}` : minute}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

const familyName = (id: string, players: SportEventDetail['players']): string =>
  playerName(id, players).split(' ').slice(1).join(' ');

/** Sports with single goals. */
const HAS_GOALS: ReadonlySet<Sport> = new Set<Sport>(['football', 'ice-hockey']);

function Status({ event: { status, clock, kick_off_at } }: { event: SportEventDetail }) {
  const statusText = useStatusText();
  if (clock) return <MatchTime clock={clock} className={styles.minute} />;
  if (status === 'ended') return <Trans>Full time</Trans>;
  return statusText(status) ?? <Until at={kick_off_at} />;
}

const MILLION = 1_000_000;

/** Renders the model's expected goals over the whole match. */
function Expected({ event: { expected_goals: expected, home, away } }: { event: SportEventDetail }) {
  const { i18n } = useLingui();
  if (!expected) return null;
  const figure = (micro: number) =>
    new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(micro / MILLION);
  const [first, second] = [figure(expected.home), figure(expected.away)];
  return (
    <>
      <p className="visually-hidden">
        <Trans>
          Expected goals: {home.name} {first}, {away.name} {second}
        </Trans>
      </p>
      <p className={styles.expected} aria-hidden="true">
        <span>{first}</span>
        <Trans>Expected goals</Trans>
        <span>{second}</span>
      </p>
    </>
  );
}
