import styles from './results.module.css';

export interface Result {
  readonly id: string;
  readonly text: string;
  readonly won: boolean;
  /** Full text of the result, for screen readers. */
  readonly spoken: string;
}

/** Renders the last results, newest first. They differ by shape as well as colour. */
export function Results({ label, results }: { readonly label: string; readonly results: readonly Result[] }) {
  if (results.length === 0) return null;
  return (
    <ol className={styles.history} aria-label={label}>
      {results.map(({ id, text, won, spoken }) => (
        <li key={id} className={styles.past} data-won={won || undefined} aria-label={spoken}>
          {text}
        </li>
      ))}
    </ol>
  );
}
