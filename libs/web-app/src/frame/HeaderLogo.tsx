import { cx, Logo } from '@croupier/ui-kit';
import styles from './header.module.css';

/** Renders the logo. A player's phone shows the mark alone, which leaves room for the balance. */
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
