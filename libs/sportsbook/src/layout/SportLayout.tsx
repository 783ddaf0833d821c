import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { SearchKey } from '@croupier/shell';
import { FollowBets } from '../bets/FollowBets.tsx';
import { LiveOdds } from '../events/LiveOdds.tsx';
import type { PageSubject } from '../events/shown-sport.ts';
import { MergeFavourites } from '../favourites/MergeFavourites.tsx';
import { OpenSlip, SlipAnnouncer } from '../slip/later-parts.tsx';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { SlipSheet } from '../slip/SlipSheet.tsx';
import { announcementAtom, slipAtom, slipOpenAtom } from '../slip-model/slip.atoms.ts';
import { BottomBar } from './BottomBar.tsx';
import styles from './layout.module.css';
import { SportTree } from './SportTree.tsx';

/**
 * Renders the layout: leagues on the left, the page in the middle, the slip on the right. On a phone, the page with a
 * bar below.
 */
export function SportLayout({ about = {}, children }: { about?: PageSubject; children: ReactNode }) {
  const open = useAtomValue(slipOpenAtom);
  const picked = useAtomValue(slipAtom).length > 0;
  useReadySlip();
  return (
    <>
      <LiveOdds />
      <FollowBets />
      <MergeFavourites />
      {picked && <SlipAnnouncer />}
      <SearchKey modal="find-match" />
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
      {open && <SlipSheet />}
      <Announcements />
    </>
  );
}

const ANY_INPUT = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Delay in which the pressed control has the network and the processor to itself. */
const AFTER_PRESS_MS = 300;

/** Prefetches the slip at the first interaction with the page, since a selection may follow. */
function useReadySlip(): void {
  const { i18n } = useLingui();
  const load = useEffectEvent(() => OpenSlip.load(i18n));
  useEffect(() => {
    const heard = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const fetchSlip = () => {
      heard.abort();
      // Retried when it is shown.
      soon = setTimeout(() => void load().catch(() => undefined), AFTER_PRESS_MS);
    };
    for (const type of ANY_INPUT) addEventListener(type, fetchSlip, { signal: heard.signal, passive: true });
    return () => {
      heard.abort();
      clearTimeout(soon);
    };
  }, []);
}

/** Renders the single live region of slip and bets. Odds aren't announced: they change constantly. */
function Announcements() {
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
