import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './keno.module.css';

interface JarProps {
  readonly number: number;
  readonly picked: boolean;
  /** Delay until it lights up, as a CSS time; null if it wasn't drawn. */
  readonly after: string | null;
  /** `true` once the label may say that it was drawn. */
  readonly told: boolean;
  /** `true` if the maximum is picked and this number isn't among the picks. */
  readonly beyond: boolean;
  readonly firefly: string;
}

/** Renders a number of the field. Memoised: the field handles the press and announces why none can be picked. */
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
