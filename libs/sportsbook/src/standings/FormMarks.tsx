import { useLingui } from '@lingui/react/macro';
import type { FormResult } from '@croupier/contracts';
import styles from './standings.module.css';

/** Renders recent results, newest last: each a letter on its colour, read out as a word. */
export function FormMarks({ results }: { results: readonly FormResult[] }) {
  const { t } = useLingui();
  const words: Record<FormResult, readonly [letter: string, word: string]> = {
    won: [t({ message: 'W', context: 'match won, one letter' }), t({ message: 'Won', context: 'a match' })],
    drawn: [t({ message: 'D', context: 'match drawn, one letter' }), t({ message: 'Drawn', context: 'a match' })],
    lost: [t({ message: 'L', context: 'match lost, one letter' }), t({ message: 'Lost', context: 'a match' })],
  };
  return (
    <span className={styles.marks}>
      {results.map((result, index) => (
        <span key={index} className={styles.mark} data-result={result}>
          <span aria-hidden="true">{words[result][0]}</span>
          <span className="visually-hidden">{words[result][1]} </span>
        </span>
      ))}
    </span>
  );
}
