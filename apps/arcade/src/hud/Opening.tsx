import { Trans } from '@lingui/react/macro';
import { gameTitleBySlug } from '@croupier/game-art';
import { Backdrop } from '../scene/Backdrop.tsx';
import styles from './opening.module.css';

/** Renders the scene and name of the game until its session opens, so that nothing flashes. */
export function Opening({ slug }: { readonly slug: string }) {
  const gameTitle = gameTitleBySlug(slug);
  return (
    <main className={styles.opening}>
      {gameTitle && <Backdrop gameTitle={gameTitle} feature={false} />}
      <p className={styles.title}>{gameTitle?.title}</p>
      <p className={styles.note} role="status">
        <Trans>Opening the game…</Trans>
      </p>
    </main>
  );
}
