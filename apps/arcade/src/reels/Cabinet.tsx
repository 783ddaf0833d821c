import type { GameTitle } from '@croupier/game-art';
import { motifOf } from '@croupier/game-art/symbols';
import styles from './cabinet.module.css';
import type { CabinetParts } from './useCabinet.ts';

interface CabinetProps extends CabinetParts {
  readonly gameTitle: GameTitle;
}

/** Renders the lacquered cabinet with its canvas, and the canvas of sparks above it. */
export function Cabinet({ gameTitle, box, reels, air }: CabinetProps) {
  return (
    <div className={styles.box} ref={box}>
      <div className={styles.cabinet} data-dark={motifOf(gameTitle) === 'night' || undefined}>
        <canvas ref={reels} className={styles.reels} aria-hidden />
      </div>
      <canvas ref={air} className={styles.air} aria-hidden />
    </div>
  );
}
