import { Trans, useLingui } from '@lingui/react/macro';
import type { SportEvent } from '@croupier/contracts';
import { buttonClass } from '@croupier/ui-kit';
import { MatchTime } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { useLive } from '../events/live-states.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import styles from './centre.module.css';
import { MOST_PANELS } from './most-panels.ts';

/**
 * Renders the choice of matches while none is followed: every live match with its score, or the first few with one
 * press.
 */
export function FirstChoice({ matches }: { matches: readonly SportEvent[] }) {
  const { t, i18n } = useLingui();
  const first = matches.slice(0, MOST_PANELS).map(({ id }) => id);
  return (
    <nav aria-label={t`Matches to follow`} className={styles.first}>
      <div className={styles.lead}>
        <p>
          <Trans>Choose up to four matches and follow them side by side.</Trans>
        </p>
        {first.length > 1 && (
          <SportLink page={{ to: 'centre', matches: first }} className={buttonClass({ size: 'small' })}>
            <Trans>Follow the first {first.length}</Trans>
          </SportLink>
        )}
      </div>
      {[...Map.groupBy(matches, ({ sport }) => sport)].map(([sport, ofSport]) => (
        <section key={sport} className={styles.sport}>
          <h2>{i18n._(SPORT_NAMES[sport])}</h2>
          <ul className={styles.cards}>
            {ofSport.map((event) => (
              <li key={event.id}>
                <Choice event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Choice({ event: listed }: { event: SportEvent }) {
  const { id, home, away, score, clock } = useLive(listed);
  return (
    <SportLink page={{ to: 'centre', matches: [id] }} className={styles.card}>
      <span className={styles.cardTime}>{clock && <MatchTime clock={clock} />}</span>
      {([home, away] as const).map((club, place) => (
        <span key={club.id} className={styles.side}>
          <ClubCrest crest={club.crest} size={20} />
          <span className={styles.club}>{club.name}</span> <strong>{place === 0 ? score.home : score.away}</strong>{' '}
        </span>
      ))}
    </SportLink>
  );
}
