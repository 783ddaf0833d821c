import { memo, useMemo, useSyncExternalStore } from 'react';
import type { GameTitle } from '@croupier/game-art';
import styles from './backdrop.module.css';
import { sceneSvg } from './scene-svg.ts';

const tallQuery = '(orientation: portrait)';
const subscribe = (listener: () => void) => {
  const media = matchMedia(tallQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

interface BackdropProps {
  readonly gameTitle: GameTitle;
  readonly feature: boolean;
  /** `true` during a large win, which lights up the scene. */
  readonly lively?: boolean;
}

/**
 * Renders everything behind the table: one picture, composed for the screen's orientation. It darkens during free
 * spins.
 */
export const Backdrop = memo(function Backdrop({ gameTitle, feature, lively = false }: BackdropProps) {
  const tall = useSyncExternalStore(subscribe, () => matchMedia(tallQuery).matches);
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(sceneSvg(gameTitle, tall))}`,
    [gameTitle, tall],
  );
  return (
    <div className={styles.backdrop} data-feature={feature || undefined} data-lively={lively || undefined} aria-hidden>
      <img src={source} alt="" className={styles.picture} />
      <div className={styles.dusk} />
      <div className={styles.glow} />
    </div>
  );
});
