import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { History } from 'lucide-react';
import { Button, type ListOption } from '@croupier/ui-kit';
import styles from './search.module.css';
import { searchesAtom } from './searches.atoms.ts';

interface RecentSearchProps {
  text: string;
  option: ListOption;
  onChoose: (text: string) => void;
}

/** Renders one earlier successful search. */
export const RecentSearch = ({ text, option, onChoose }: RecentSearchProps) => (
  <button type="button" {...option} className={styles.found} onClick={() => onChoose(text)}>
    <span className={styles.sign}>
      <History size={20} aria-hidden="true" />
    </span>
    <span className={styles.names}>{text}</span>
  </button>
);

/** Renders the head above the recent searches, outside the list, which can only contain options. */
export function RecentHead() {
  const [recent, setRecent] = useAtom(searchesAtom);
  if (recent.length === 0) return null;
  return (
    <div className={styles.head}>
      <h3>
        <Trans>Recent searches</Trans>
      </h3>
      <Button size="small" variant="quiet" onClick={() => setRecent([])}>
        <Trans>Clear</Trans>
      </Button>
    </div>
  );
}
