import { lazy } from 'react';
import type { SportEventDetail } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui-kit';
import styles from './live-tracker.module.css';
import { OnceLoaded } from './OnceLoaded.tsx';

// Lists never need it: it comes with the first match that is looked at.
const MatchTracker = lazy(() => import('./tracker/parts.ts').then((parts) => ({ default: parts.MatchTracker })));

/** The tracker of a match that has begun, with its room from the first moment. */
export function LiveTracker({ event }: { event: SportEventDetail }) {
  if (event.incidents.length === 0) return null;
  return (
    <div className={styles.width}>
      <div className={styles.room}>
        <OnceLoaded fallback={<Skeleton height="100%" shape="card" />}>
          <MatchTracker event={event} />
        </OnceLoaded>
      </div>
    </div>
  );
}
