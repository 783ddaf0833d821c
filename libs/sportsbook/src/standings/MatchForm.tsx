import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Club, FormResult, PastMatch, SportEventDetail } from '@croupier/contracts';
import { KickOff } from '../clock/KickOff.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import { FormMarks } from './FormMarks.tsx';
import styles from './standings.module.css';
import { formQuery } from './standings.query.ts';

/** Renders both sides' earlier matches and their meetings. Renders nothing if there are none. */
export function MatchForm({ event }: { event: SportEventDetail }) {
  const { data } = useQuery(formQuery(useApi(), event.id));
  if (!data || data.home.length + data.away.length + data.meetings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>Form and head-to-head</Trans>
      </h2>
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side) => (
          <Matches key={side} matches={data[side]} of={event[side]}>
            <span className={styles.club}>
              <ClubCrest crest={event[side].crest} />
              {event[side].name}
            </span>
            <FormMarks results={data[side].map((match) => resultOf(match, event[side])).reverse()} />
          </Matches>
        ))}
      </div>
      {data.meetings.length > 0 && (
        <Matches matches={data.meetings}>
          <Trans>Against each other</Trans>
        </Matches>
      )}
    </section>
  );
}

function Matches({ matches, of, children }: { matches: readonly PastMatch[]; of?: Club; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.side}>{children}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <SportLink
              page={{ to: 'event', id: match.id, home: match.home.name, away: match.away.name }}
              className={styles.match}
            >
              <KickOff at={match.kick_off_at} withDay className={styles.day} />
              <span data-own={match.home.id === of?.id}>{match.home.name}</span>
              <span className={styles.score}>
                {match.score.home}–{match.score.away}
              </span>
              <span data-own={match.away.id === of?.id}>{match.away.name}</span>
            </SportLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function resultOf({ home, score }: PastMatch, { id }: Club): FormResult {
  const lead = (score.home - score.away) * (home.id === id ? 1 : -1);
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn';
}
