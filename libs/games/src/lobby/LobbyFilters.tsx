import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Palette, Search, X } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import { openModal } from '@croupier/shell';
import { Button, Chip } from '@croupier/ui-kit';
import type { GameFilter } from '../catalogue/calls.ts';
import { gameIndexQuery } from '../catalogue/catalogue.query.ts';
import { countTitles } from './count-titles.ts';
import styles from './filters.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import { chosenFilters, FILTERS, type FilterName, type LobbyChoice, narrowed, noFilters } from './lobby-choice.ts';
import { useFilterTexts, useSortTexts } from './useFilterTexts.ts';

export interface LobbyFiltersProps {
  /** Subject of the page. The visitor's filters narrow it. */
  filter: GameFilter;
  choice: LobbyChoice;
  /** Filter to leave out, on the page of one category or one studio. */
  fixed: 'category' | 'provider' | null;
  /** Number of matching titles; undefined while loading. */
  count: number | undefined;
  onChoose: (choice: LobbyChoice) => void;
}

/** Returns one chosen option in the form the address keeps. */
const choiceOf = (name: FilterName | 'sort', value: string | undefined): LobbyChoice => ({
  [name]: name === 'rtp' && value !== undefined ? Number(value) : value,
});

/** Renders a row of filters that combine, and the number of games left. */
export function LobbyFilters({ filter, choice, fixed, count, onChoose }: LobbyFiltersProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const sorts = useSortTexts();
  const chosen = chosenFilters(choice);
  const { data: index } = useQuery(gameIndexQuery(useApi()));
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
            // Leaves out options that no title may offer in the visitor's edition.
            options={texts[name].options.filter(
              ({ value }) => value !== 'buy-feature' || !index || index.lists[value] !== undefined,
            )}
            countOf={
              index && ((value) => countTitles(index, narrowed(filter, { ...choice, ...choiceOf(name, value) })))
            }
            value={choice[name] === undefined ? undefined : String(choice[name])}
            onChange={(value) => onChoose(choiceOf(name, value))}
          />
        ))}
      </div>
      <div className={styles.found}>
        <p role="status">{count !== undefined && <Plural value={count} one="# game" other="# games" />}</p>
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChoose(noFilters)}>
            <X size={16} aria-hidden="true" />
            <Trans>Clear all filters</Trans>
          </Button>
        )}
        <FilterSelect
          name={t`Sort by`}
          options={sorts}
          value={choice.sort ?? 'featured'}
          onChange={(value) => onChoose(choiceOf('sort', value === 'featured' ? undefined : value))}
          className={styles.sort}
        />
      </div>
    </div>
  );
}
