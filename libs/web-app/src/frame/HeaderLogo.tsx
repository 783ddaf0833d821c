import { cx, Logo } from '@croupier/ui-kit';
import styles from './header.module.css';

/** The name; on a player's phone the mark alone, which leaves the room to the balance. */
export function HeaderLogo({ player }: { player: boolean }) {
  return (
    <>
      <span className={cx(styles.word, player && styles.wide)}>
        <Logo height={26} />
      </span>
      {player && (
        <span className={styles.mark}>
          <Logo height={32} mark />
        </span>
      )}
    </>
  );
}
