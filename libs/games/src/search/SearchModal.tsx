import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortcutsOnAtom, useModal } from '@croupier/shell';
import { Checkbox, DialogContent, EmptyState, ErrorState, Spinner, TextField, useOptions } from '@croupier/ui-kit';
import { FollowLinks, useGameLinks } from '../links.tsx';
import { FoundGame, FoundPlace, type FoundTitle } from './Found.tsx';
import { type HallPage, placesNamed, useHallPlaces } from './hall-places.ts';
import { RecentHead, RecentSearch } from './RecentSearches.tsx';
import styles from './search.module.css';
import { rememberSearchAtom, searchesAtom } from './searches.atoms.ts';
import { COUNTED, useCards, useFound } from './useFound.ts';

export interface SearchModalProps {
  pageHref: (page: HallPage) => string;
}

/** Finds titles by a part of their name, and the pages of studios, collections and mechanics. Driven by keys throughout. */
export function SearchModal({ pageHref }: SearchModalProps) {
  const { t } = useLingui();
  const { close } = useModal();
  const { gameHref } = useGameLinks();
  const [text, setText] = useState('');
  const { index, wanted, count, hits, near, suggested } = useFound(text);
  const places = placesNamed(useHallPlaces(), wanted);
  const remember = useSetAtom(rememberSearchAtom);
  const recent = useAtomValue(searchesAtom);
  const searching = wanted !== '';
  const nothing = searching && hits.length + near.length + places.length === 0;
  const titles = searching ? [...hits, ...near] : [];
  const offered = searching && !nothing ? [] : suggested;
  const cards = useCards([...titles, ...offered]);
  const before = searching ? places.length : recent.length;
  const options = useOptions(before + titles.length + offered.length);
  const change = (typed: string) => {
    setText(typed);
    options.reset();
  };
  const onFollow = () => {
    if (searching && !nothing) remember(text.trim());
    close({ immediate: true });
  };
  const row = (game: FoundTitle, i: number) => (
    <FoundGame
      key={game.slug}
      game={game}
      card={cards.get(game.slug)}
      href={gameHref(game)}
      option={options.option(before + i)}
    />
  );
  return (
    <DialogContent title={<Trans>Search games</Trans>}>
      <div className={styles.search}>
        <div className={styles.field}>
          <TextField
            label={t`Game, studio or kind of game`}
            labelHidden
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={before + titles.length + offered.length > 0}
            aria-controls={options.listId}
            aria-activedescendant={options.active}
            data-autofocus
            autoComplete="off"
            enterKeyHint="go"
            maxLength={64}
            placeholder={t`Game, studio or kind of game`}
            lead={<Search size={20} aria-hidden="true" />}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={options.onKeyDown}
          />
        </div>
        <p className={styles.count} role="status">
          {index.data && searching && !nothing && <Count found={count} />}
        </p>
        {index.isPending && <Spinner />}
        {index.isError && <ErrorState onRetry={() => void index.refetch()} retrying={index.isRefetching} />}
        {nothing && index.data && (
          <EmptyState
            art="search"
            title={<Trans>No games found</Trans>}
            text={<Trans>Try fewer letters, or another part of the name.</Trans>}
          />
        )}
        {!searching && <RecentHead />}
        <FollowLinks onFollow={onFollow}>
          <div
            role="listbox"
            id={options.listId}
            aria-label={t`Results and suggestions`}
            aria-busy={index.isPending || undefined}
            className={styles.all}
          >
            {!searching && recent.length > 0 && (
              <Group label={t`Recent searches`}>
                {recent.map((one, i) => (
                  <RecentSearch key={one} text={one} option={options.option(i)} onChoose={change} />
                ))}
              </Group>
            )}
            {searching && places.length > 0 && (
              <Group label={t`Pages`}>
                {places.map((place, i) => (
                  <FoundPlace
                    key={`${place.what} ${place.title}`}
                    place={place}
                    href={pageHref(place.page)}
                    option={options.option(i)}
                  />
                ))}
              </Group>
            )}
            {hits.length > 0 && <Group label={t`Games`}>{hits.map(row)}</Group>}
            {near.length > 0 && (
              <Group shown label={t`Not quite what you typed, but close`}>
                {near.map((game, i) => row(game, hits.length + i))}
              </Group>
            )}
            {offered.length > 0 && (
              <Group shown label={t`Or start with one of these`}>
                {offered.map(row)}
              </Group>
            )}
          </div>
        </FollowLinks>
        {!searching && <KeyChoice />}
      </div>
    </DialogContent>
  );
}

interface GroupProps {
  label: string;
  /** The label stands above it. */
  shown?: boolean;
  children: ReactNode;
}

const Group = ({ label, shown = false, children }: GroupProps) => (
  <div role="group" aria-label={label} className={styles.list}>
    {shown && (
      <div aria-hidden="true" className={styles.label}>
        {label}
      </div>
    )}
    {children}
  </div>
);

function Count({ found }: { found: number }) {
  if (found === 0) return null;
  return found >= COUNTED ? (
    <Trans>More than {COUNTED} titles</Trans>
  ) : (
    <Plural value={found} one="# title" other="# titles" />
  );
}

/** A single key can be turned off, for whoever speaks to their browser. */
function KeyChoice() {
  const [on, setOn] = useAtom(shortcutsOnAtom);
  return (
    <div className={styles.key}>
      <Checkbox label={<Trans>The key / opens this search</Trans>} checked={on} onChange={() => setOn(!on)} />
    </div>
  );
}
