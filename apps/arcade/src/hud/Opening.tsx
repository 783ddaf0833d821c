import { Trans } from '@lingui/react/macro';
import { editionBySlug } from '@croupier/game-art';
import { Backdrop } from '../scene/Backdrop.tsx';
import styles from './opening.module.css';

/** Until the session stands: the title's own scene and name, so that nothing flashes. */
export function Opening({ slug }: { readonly slug: string }) {
  const edition = editionBySlug(slug);
  return (
    <main className={styles.opening}>
      {edition && <Backdrop edition={edition} feature={false} />}
      <p className={styles.title}>{edition?.title}</p>
      <p className={styles.note} role="status">
        <Trans>Opening the game …</Trans>
      </p>
    </main>
  );
}
