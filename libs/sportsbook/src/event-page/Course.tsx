import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SportEventDetail } from '@croupier/contracts';
import type { MatchMinute } from '../clock/match-minute.ts';
import { minuteText } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import styles from './course.module.css';
import { courseOf, type Happening } from './course.ts';

/** What happened in the match, as a list; each club's goals on its side. */
export function Course({ event }: { event: SportEventDetail }) {
  const course = courseOf(event);
  if (event.sport !== 'football' || course.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Course of the match</Trans>
      </h2>
      <ol className={styles.course}>
        {course.map((happening, index) => (
          <li key={index} className={styles.line} data-side={happening.kind === 'goal' ? happening.side : undefined}>
            {happening.kind === 'goal' ? (
              <Goal event={event} goal={happening} />
            ) : happening.kind === 'attack' ? (
              <Attack time={happening.time} />
            ) : (
              <Mark happening={happening} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Goal({ event, goal }: { event: SportEventDetail; goal: Extract<Happening, { kind: 'goal' }> }) {
  const { name: club, crest } = event[goal.side];
  return (
    <>
      <span className={styles.minute}>{minuteText(goal.time)}</span>
      <span className={styles.what}>
        <ClubCrest crest={crest} size={22} />
        <span className={styles.club}>
          <Trans>Goal for {club}</Trans>
        </span>
        <ScoreText {...goal.score} />
      </span>
    </>
  );
}

/** The feed does not say whose. */
function Attack({ time }: { time: MatchMinute }) {
  return (
    <span className={styles.attack}>
      <span className={styles.time}>{minuteText(time)}</span>
      <Trans>Dangerous attack</Trans>
    </span>
  );
}

function Mark({ happening }: { happening: Exclude<Happening, { kind: 'goal' | 'attack' }> }) {
  const words: Record<typeof happening.kind, ReactNode> = {
    kick_off: <Trans>Kick-off</Trans>,
    half_time: <Trans>Half-time</Trans>,
    full_time: <Trans>Full time</Trans>,
    abandoned: <Trans>Abandoned</Trans>,
  };
  return (
    <span className={styles.mark}>
      {words[happening.kind]}
      {happening.kind !== 'kick_off' && <ScoreText {...happening.score} />}
    </span>
  );
}

function ScoreText({ home, away }: { home: number; away: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.score} role="img" aria-label={t`${home} to ${away}`}>
      {home}–{away}
    </span>
  );
}
