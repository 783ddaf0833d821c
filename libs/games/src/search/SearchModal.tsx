import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { DialogContent, EmptyState, ErrorState, Spinner, TextField } from '@croupier/ui-kit';
import { GameCard } from '../card/GameCard.tsx';
import { gameIndexQuery } from '../catalogue/catalogue.query.ts';
import { FollowLinks } from '../links.tsx';
import { foundGamesQuery, slugOf } from './found-games.query.ts';
import styles from './search.module.css';
import { createTitleFinder } from './title-finder.ts';

const SHOWN = 24;
/** Before anything is typed. */
const SUGGESTED = 10;
/** Counting further would cost more than it is worth. */
const COUNTED = 100;

/** Finds a title by a part of its name. */
export function SearchModal() {
  const { t } = useLingui();
  const api = useApi();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const index = useQuery(gameIndexQuery(api));
  const finder = useMemo(() => createTitleFinder(index.data?.titles ?? []), [index.data]);
  const found = useMemo(() => finder.find(wanted, COUNTED), [finder, wanted]);
  const searching = wanted.trim() !== '';
  const titles = index.data?.titles ?? [];
  const slugs = (searching ? found.slice(0, SHOWN).flatMap((i) => titles[i] ?? []) : titles.slice(0, SUGGESTED)).map(
    slugOf,
  );
  const { data: cards = [] } = useQuery({
    ...foundGamesQuery(api, slugs),
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
  });
  const shown = slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
  return (
    <DialogContent title={<Trans>Search games</Trans>}>
      <div className={styles.search}>
        <TextField
          label={t`Search by title`}
          labelHidden
          type="search"
          data-autofocus
          autoComplete="off"
          placeholder={t`Search by title`}
          lead={<Search size={20} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.count} role="status">
          {index.data && (searching ? <Count found={found.length} /> : <Trans>Or start with one of these</Trans>)}
        </p>
        {index.isPending && <Spinner />}
        {index.isError && <ErrorState onRetry={() => void index.refetch()} retrying={index.isRefetching} />}
        {searching && index.data && found.length === 0 && (
          <EmptyState
            art="search"
            title={<Trans>No games found</Trans>}
            text={<Trans>Try fewer letters, or another part of the name.</Trans>}
          />
        )}
        <Results>
          {shown.map((game) => (
            <li key={game.slug}>
              <GameCard game={game} />
            </li>
          ))}
        </Results>
      </div>
    </DialogContent>
  );
}

function Count({ found }: { found: number }) {
  return found >= COUNTED ? (
    <Trans>More than {COUNTED} titles</Trans>
  ) : (
    <Plural value={found} one="# title" other="# titles" />
  );
}

function Results({ children }: { children: React.ReactNode }) {
  const { close } = useModal();
  return (
    <FollowLinks onFollow={() => close({ immediate: true })}>
      <ul className={styles.results}>{children}</ul>
    </FollowLinks>
  );
}
