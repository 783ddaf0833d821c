import { Trans, useLingui } from '@lingui/react/macro';
import type { Incident, IncidentKind, SportEventDetail } from '@croupier/contracts';
import { IncidentIcon } from './IncidentIcon.tsx';
import styles from './report.module.css';
import { useIncidentText, useIncidentTime } from './useIncidentText.ts';

/** Incidents between two parts of a match. */
const MARKS: ReadonlySet<IncidentKind> = new Set<IncidentKind>(['period_begin', 'period_end']);
/** Incidents shown in the timeline. */
const TOLD: ReadonlySet<IncidentKind> = new Set<IncidentKind>([
  ...MARKS,
  ...(['goal', 'dangerous_attack', 'yellow_card', 'red_card', 'substitution'] as const),
  ...(['break', 'set', 'timeout', 'penalty', 'decider'] as const),
]);

/** Renders the match's incidents as a list, each on its side. */
export function Timeline({ event }: { event: SportEventDetail }) {
  const told = event.incidents.filter(({ kind }) => TOLD.has(kind));
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Match timeline</Trans>
      </h2>
      <ol className={styles.course}>
        {told.map((incident) => (
          <li key={incident.nr} className={styles.line} data-side={incident.side ?? undefined}>
            {MARKS.has(incident.kind) ? (
              <Mark event={event} incident={incident} />
            ) : (
              <Happening event={event} incident={incident} />
            )}
          </li>
        ))}
        {event.status === 'abandoned' && (
          <li className={styles.line}>
            <span className={styles.mark}>
              <Trans>Abandoned</Trans>
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}

interface PartProps {
  event: SportEventDetail;
  incident: Incident;
}

function Happening({ event, incident }: PartProps) {
  const text = useIncidentText(event);
  const time = useIncidentTime();
  return (
    <>
      <span className={styles.minute}>{time(incident)}</span>
      <span className={styles.what} data-loud={incident.score !== null}>
        <IncidentIcon kind={incident.kind} />
        <span className={styles.text}>{text(incident)}</span>
        {incident.score && <ScoreText {...incident.score} />}
      </span>
    </>
  );
}

function Mark({ event, incident }: PartProps) {
  const text = useIncidentText(event);
  return (
    <span className={styles.mark}>
      {text(incident)}
      {incident.score && <ScoreText {...incident.score} />}
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
