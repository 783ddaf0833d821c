import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { History } from 'lucide-react';
import { Button, type useOptions } from '@croupier/ui-kit';
import styles from './find.module.css';
import { searchesAtom } from './searches.atoms.ts';

interface RecentSearchesProps {
  options: ReturnType<typeof useOptions>;
  onChoose: (text: string) => void;
}

/** Renders recent successful searches until something is typed. */
export function RecentSearches({ options, onChoose }: RecentSearchesProps) {
  const { t } = useLingui();
  const [recent, setRecent] = useAtom(searchesAtom);
  if (recent.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>The first few letters are enough. Accents don’t matter.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.recent}>
        <h3 className={styles.heading}>
          <Trans>Recent searches</Trans>
        </h3>
        <Button size="small" variant="quiet" onClick={() => setRecent([])}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <div role="listbox" id={options.listId} aria-label={t`Recent searches`} className={styles.found}>
        {recent.map((text, index) => (
          <button
            key={text}
            type="button"
            {...options.option(index)}
            className={styles.match}
            onClick={() => onChoose(text)}
          >
            <span className={styles.sign}>
              <History size={20} aria-hidden="true" />
            </span>
            <span className={styles.names}>{text}</span>
          </button>
        ))}
      </div>
    </>
  );
}
