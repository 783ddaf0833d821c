import { Plural } from '@lingui/react/macro';
import styles from './collect.module.css';

/** Lamp posts shown before the first lamp is lit. */
const POSTS = 10;

/** Renders the street: every lamp lit in the free spins so far, with its value. */
export function LampRow({ lit }: { readonly lit: readonly number[] }) {
  return (
    <div className={styles.street}>
      <p className={styles.heard}>
        <Plural value={lit.length} one="# lamp is lit" other="# lamps are lit" />
      </p>
      <ol className={styles.lamps} aria-hidden>
        {Array.from({ length: Math.max(POSTS, lit.length) }, (_, at) => (
          <li key={at} data-lit={at < lit.length || undefined}>
            <svg viewBox="0 0 40 64">
              <path d="M20 40V62M12 62H28" className={styles.post} />
              <path d="M9 14H31L27 40H13Z" className={styles.glass} />
              <path d="M6 15L20 3L34 15Z" className={styles.roof} />
            </svg>
            {at < lit.length && <strong>+{lit[at]}</strong>}
          </li>
        ))}
      </ol>
    </div>
  );
}
