import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { NamedList } from '@croupier/contracts';
import { openModal } from '@croupier/shell';
import { Chip, Chips } from '@croupier/ui-kit';
import { collectionsQuery, providersQuery } from '../catalogue/catalogue.query.ts';
import styles from './hall.module.css';

export interface HallChoice {
  shelf?: string | undefined;
  studio?: string | undefined;
}

export interface HallFiltersProps {
  choice: HallChoice;
  /** The page itself is one shelf or one studio: that line of filters is left out. */
  fixed: 'shelf' | 'studio' | null;
  onChoose: (choice: HallChoice) => void;
}

/** Shelves and studios to narrow the hall to, one of each at a time. */
export function HallFilters({ choice, fixed, onChoose }: HallFiltersProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: shelves = [] } = useQuery(collectionsQuery(api, i18n.locale));
  const { data: studios = [] } = useQuery(providersQuery(api));
  return (
    <div className={styles.filters}>
      {fixed !== 'shelf' && (
        <Line
          label={t`Shelves`}
          items={shelves}
          chosen={choice.shelf}
          onChoose={(shelf) => onChoose({ ...choice, shelf })}
        >
          <Chip icon={<Search size={16} aria-hidden="true" />} onClick={() => openModal('search')}>
            <Trans>Search</Trans>
          </Chip>
        </Line>
      )}
      {fixed !== 'studio' && (
        <Line
          label={t`Studios`}
          items={studios}
          chosen={choice.studio}
          onChoose={(studio) => onChoose({ ...choice, studio })}
        />
      )}
    </div>
  );
}

interface LineProps {
  label: string;
  items: readonly NamedList[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  children?: React.ReactNode;
}

function Line({ label, items, chosen, onChoose, children }: LineProps) {
  return (
    <Chips label={label}>
      {children}
      {items.map(({ id, title, games }) => (
        <Chip key={id} selected={chosen === id} count={games} onClick={() => onChoose(chosen === id ? undefined : id)}>
          {title}
        </Chip>
      ))}
    </Chips>
  );
}
