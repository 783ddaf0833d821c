import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Palette, Search, X } from 'lucide-react';
import { openModal } from '@croupier/shell';
import { Button, Chip } from '@croupier/ui-kit';
import styles from './filters.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import { chosenFilters, FILTERS, type FilterName, type LobbyChoice, noFilters } from './lobby-choice.ts';
import { useFilterTexts, useSortTexts } from './useFilterTexts.ts';

export interface LobbyFiltersProps {
  choice: LobbyChoice;
  /** The page itself is one category or one provider: that filter is left out. */
  fixed: 'category' | 'provider' | null;
  /** Titles that match; unknown while they are looked for. */
  count: number | undefined;
  onChoose: (choice: LobbyChoice) => void;
}

/** One choice of a select, as the address keeps it. */
const choiceOf = (name: FilterName | 'sort', value: string | undefined): LobbyChoice => ({
  [name]: name === 'rtp' && value !== undefined ? Number(value) : value,
});

/** One row of filters that combine, and what they leave. */
export function LobbyFilters({ choice, fixed, count, onChoose }: LobbyFiltersProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const sorts = useSortTexts();
  const chosen = chosenFilters(choice);
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t`Filters`} className={styles.row}>
        <Chip icon={<Search size={16} aria-hidden="true" />} onClick={() => openModal('search')}>
          <Trans>Search</Trans>
        </Chip>
        <Chip icon={<Palette size={16} aria-hidden="true" />} onClick={() => openModal('producers')}>
          <Trans>Studios</Trans>
        </Chip>
        {FILTERS.filter((name) => name !== fixed).map((name) => (
          <FilterSelect
            key={name}
            {...texts[name]}
            value={choice[name] === undefined ? undefined : String(choice[name])}
            onChange={(value) => onChoose(choiceOf(name, value))}
          />
        ))}
        <FilterSelect
          name={t`Sort by`}
          options={sorts}
          value={choice.sort ?? 'featured'}
          onChange={(value) => onChoose(choiceOf('sort', value === 'featured' ? undefined : value))}
          className={styles.sort}
        />
      </div>
      <div className={styles.found}>
        <p role="status">{count !== undefined && <Plural value={count} one="# title" other="# titles" />}</p>
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChoose(noFilters)}>
            <X size={16} aria-hidden="true" />
            <Trans>Clear all filters</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
