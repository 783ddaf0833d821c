import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { FollowBets } from '../bets/FollowBets.tsx';
import { LiveOdds } from '../events/LiveOdds.tsx';
import type { PageSubject } from '../events/shown-sport.ts';
import { MergeFavourites } from '../favourites/MergeFavourites.tsx';
import { FindByKey } from '../find/FindByKey.tsx';
import { SlipAnnouncer } from '../slip/SlipAnnouncer.tsx';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { announcementAtom, slipOpenAtom } from '../slip-model/slip.atoms.ts';
import { BottomBar } from './BottomBar.tsx';
import styles from './layout.module.css';
import { SportTree } from './SportTree.tsx';

const SlipSheet = lazy(() => import('../slip/SlipSheet.tsx').then((module) => ({ default: module.SlipSheet })));

/** Leagues left, the page in the middle, the slip right; on a phone the page alone with a bar below. */
export function SportLayout({ about = {}, children }: { about?: PageSubject; children: ReactNode }) {
  const open = useAtomValue(slipOpenAtom);
  return (
    <>
      <LiveOdds />
      <FollowBets />
      <MergeFavourites />
      <SlipAnnouncer />
      <FindByKey />
      <div className={styles.columns}>
        <div className={styles.tree}>
          <SportTree about={about} />
        </div>
        <main id="content" className={styles.main}>
          {children}
        </main>
        <aside className={styles.slip}>
          <SlipPanel />
        </aside>
      </div>
      <BottomBar />
      {open && (
        <Suspense fallback={null}>
          <SlipSheet />
        </Suspense>
      )}
      <Announcements />
    </>
  );
}

/** The one live region of slip and bets. Prices have none: they would never stop talking. */
function Announcements() {
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
