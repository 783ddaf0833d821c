import { lazy } from 'react';
import type { SportEventDetail } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui-kit';
import styles from './live-tracker.module.css';
import { OnceLoaded } from './OnceLoaded.tsx';

// Loads with the first match opened, since lists don't need it.
const MatchTracker = lazy(() => import('./tracker/parts.ts').then((parts) => ({ default: parts.MatchTracker })));

/** Renders the tracker of a started match. Reserves its space from the first render. */
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
