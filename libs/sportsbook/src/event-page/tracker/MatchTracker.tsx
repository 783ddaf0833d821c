import { Trans, useLingui } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import { FieldLines } from './fields.tsx';
import { Momentum } from './Momentum.tsx';
import styles from './tracker.module.css';
import { useIncidentText, useIncidentTime } from './useIncidentText.ts';
import { zoneOf } from './zone.ts';

const LENGTH = 105;

/** Renders the position of the last incident and the momentum. Its height never changes. */
export function MatchTracker({ event }: { event: SportEventDetail }) {
  const { t } = useLingui();
  const text = useIncidentText(event);
  const time = useIncidentTime();
  const last = event.incidents.at(-1);
  if (!last) return null;
  const on = event.status === 'live' || event.status === 'suspended';
  const alarmed = on && event.markets.some(({ reason }) => reason === 'possible_goal');
  const said = alarmed ? t`Possible goal` : text(last);
  return (
    <section className={styles.tracker} aria-label={t`Match tracker`} data-surface="dark" data-sport={event.sport}>
      <svg className={styles.field} viewBox="0 0 105 68" role="img" aria-label={said}>
        <rect width="105" height="68" className={styles.ground} />
        {on && <Zone event={event} at={zoneOf(last)} side={last.side} />}
        <FieldLines sport={event.sport} />
        {on && <Ball event={event} at={zoneOf(last)} corner={last.kind === 'corner'} nr={last.nr} />}
      </svg>
      <div className={styles.side}>
        <p className={styles.clubs}>
          <span data-side="home">{event.home.name}</span>
          <span data-side="away">{event.away.name}</span>
        </p>
        <p className={styles.last}>
          <span className={styles.when}>{time(last)}</span>
          <span className={styles.what}>{said}</span>
        </p>
        <Momentum event={event} />
        <p className={styles.note}>
          {event.sport === 'tennis' ? <Trans>Points won, game by game</Trans> : <Trans>Momentum</Trans>}
        </p>
      </div>
    </section>
  );
}

interface ZoneProps {
  event: SportEventDetail;
  at: number;
  side: 'home' | 'away' | null;
}

/** Highlights the third of the field where the incident was; in tennis the half of the point's winner. */
function Zone({ event, at, side }: ZoneProps) {
  if (side === null) return null;
  if (event.sport === 'tennis') {
    const x = side === 'home' ? 8 : 52.5;
    return <rect className={styles.zone} data-side={side} x={x} y="10" width="44.5" height="48" />;
  }
  if (at === 0.5) return null;
  return <rect className={styles.zone} data-side={side} x={side === 'home' ? 70 : 0} y="0" width="35" height="68" />;
}

interface BallProps {
  event: SportEventDetail;
  at: number;
  corner: boolean;
  nr: number;
}

/** Renders the ball. Home plays to the right. In tennis it is at the server's position. */
function Ball({ event, at, corner, nr }: BallProps) {
  const server = event.detail?.server;
  const x = event.sport === 'tennis' ? (server === 'away' ? 96 : 9) : at * LENGTH;
  const y = corner ? (nr % 2 === 0 ? 3 : 65) : event.sport === 'tennis' ? 40 : 34;
  return <circle className={styles.ball} r="2.4" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}
