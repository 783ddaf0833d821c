import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './keno.module.css';

interface JarProps {
  readonly number: number;
  readonly picked: boolean;
  /** When it lights up, as CSS says a time; null where it was not drawn. */
  readonly after: string | null;
  /** That it was drawn may be said. */
  readonly told: boolean;
  /** As many are picked as may be, and this is none of them. */
  readonly beyond: boolean;
  readonly firefly: string;
}

/** A number of the field, drawn anew only when it changes itself: the field hears the press and says when none is taken. */
export const Jar = memo(function Jar({ number, picked, after, told, beyond, firefly }: JarProps) {
  const { t } = useLingui();
  const lit = after !== null;
  const drawn = (): string => (picked ? t`${number}, picked and drawn` : t`${number}, drawn`);
  const name = lit && told ? drawn() : picked ? t`${number}, picked` : String(number);
  return (
    <button
      type="button"
      className={styles.cell}
      data-lit={lit || undefined}
      data-picked={picked || undefined}
      aria-pressed={picked}
      aria-disabled={beyond || undefined}
      aria-label={name}
      style={lit ? { '--after': after } : undefined}
    >
      <span className={styles.jar}>
        {lit && picked && <img src={firefly} alt="" className={styles.firefly} draggable={false} />}
        <span className={styles.number}>{number}</span>
      </span>
    </button>
  );
});
