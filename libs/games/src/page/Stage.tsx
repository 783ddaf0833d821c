import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Game } from '@croupier/contracts';
import { focusSoon } from '../frame/focus-soon.ts';
import { besideGameAtom, besideStageAtom, openGameAtom, stageAtom, theatreAtom } from '../frame/frame.atoms.ts';
import styles from './page.module.css';

/**
 * Renders the space that the frame covers: 16:9, at most 1280 × 720. Shows the game's picture until the game is open.
 * The controls keep their space below, so that opening and closing moves nothing.
 */
export function Stage({ game, beside = false, children }: { game: Game; beside?: boolean; children: ReactNode }) {
  const setStage = useSetAtom(beside ? besideStageAtom : stageAtom);
  const open = useAtomValue(beside ? besideGameAtom : openGameAtom);
  const shown = open?.game.slug === game.slug && open.state === 'shown';
  const theatre = useAtomValue(theatreAtom) && shown && !beside;
  const { slug } = game;
  const mark = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setStage({ slug, element });
      return () => setStage((now) => (now?.element === element ? null : now));
    },
    [setStage, slug],
  );
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const place = offer.current;
    return () => {
      // The focus was in the frame that closed: move it to the button that opens the game.
      requestAnimationFrame(() => {
        const opener = place?.querySelector<HTMLElement>('button:enabled');
        if (opener && document.activeElement === document.body) focusSoon(opener);
      });
    };
  }, [shown]);
  return (
    <div ref={mark} className={styles.stage} data-theatre={theatre || undefined} data-surface="dark">
      <img className={styles.backdrop} src={game.preview_wide} width="1200" height="675" alt="" fetchPriority="high" />
      <div ref={offer} className={styles.offer} inert={shown} aria-hidden={shown || undefined}>
        {children}
      </div>
    </div>
  );
}
