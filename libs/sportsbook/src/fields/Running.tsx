import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldEvent } from '@croupier/contracts';
import styles from './fields.module.css';
import { byPlace } from './fields.query.ts';
import { Trap } from './Trap.tsx';

/** Renders the race in progress as lanes of a track, and its order as a list for reduced motion and screen readers. */
export function Running({ event: { field } }: { event: FieldEvent }) {
  const { t } = useLingui();
  const running = field.runners.filter(({ withdrawn }) => !withdrawn);
  return (
    <section className={styles.running} aria-label={t`The race`}>
      <ul className={styles.lanes} aria-hidden="true">
        {running.map(({ number, progress }) => (
          <li key={number} className={styles.lane}>
            <span className={styles.dogOnTrack} style={{ insetInlineStart: `calc(${(progress ?? 0) / 10}% * 0.9)` }}>
              <Trap number={number} size={28} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.order}>
        <h2 className={styles.orderTitle}>
          <Trans>Current order</Trans>
        </h2>
        <ol>
          {byPlace(field)
            .filter(({ withdrawn }) => !withdrawn)
            .map(({ number, club }) => (
              <li key={number}>
                <Trap number={number} size={20} /> {club.name}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}
