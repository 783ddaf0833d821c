import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { NamedList } from '@croupier/contracts';
import { openModal } from '@croupier/shell';
import { Chip, Chips } from '@croupier/ui-kit';
import { collectionsQuery, providersQuery } from '../catalogue/catalogue.query.ts';
import styles from './lobby.module.css';

export interface LobbyChoice {
  category?: string | undefined;
  provider?: string | undefined;
}

export interface LobbyFiltersProps {
  choice: LobbyChoice;
  /** The page itself is one category or one provider: that line of filters is left out. */
  fixed: 'category' | 'provider' | null;
  onChoose: (choice: LobbyChoice) => void;
}

/** Categories and providers to narrow the lobby to, one of each at a time. */
export function LobbyFilters({ choice, fixed, onChoose }: LobbyFiltersProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: categories = [] } = useQuery(collectionsQuery(api, i18n.locale));
  const { data: providers = [] } = useQuery(providersQuery(api));
  return (
    <div className={styles.filters}>
      {fixed !== 'category' && (
        <Line
          label={t`Categories`}
          items={categories}
          chosen={choice.category}
          onChoose={(category) => onChoose({ ...choice, category })}
        >
          <Chip icon={<Search size={16} aria-hidden="true" />} onClick={() => openModal('search')}>
            <Trans>Search</Trans>
          </Chip>
        </Line>
      )}
      {fixed !== 'provider' && (
        <Line
          label={t`Studios`}
          items={providers}
          chosen={choice.provider}
          onChoose={(provider) => onChoose({ ...choice, provider })}
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
