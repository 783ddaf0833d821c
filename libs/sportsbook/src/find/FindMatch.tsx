import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { type Command, commandsNamed, FoundCommand, useModal } from '@croupier/shell';
import { DialogContent, EmptyState, ErrorState, TextField, useOptions } from '@croupier/ui-kit';
import styles from './find.module.css';
import { RecentSearches } from './RecentSearches.tsx';
import { FEWEST_LETTERS, searchQuery } from './search.query.ts';
import { rememberSearchAtom, searchesAtom } from './searches.atoms.ts';
import { resultsIn, SearchResult } from './SearchResult.tsx';
import { useSettled } from './useSettled.ts';

interface FindMatchProps {
  /** Returns the app's pages and actions, which the search finds too. */
  useCommands?: () => readonly Command[];
}

const NONE: readonly Command[] = [];
/** Number of suggestions before anything is typed. */
const QUICK = 4;

/** Renders the search for leagues, teams and matches by the start of their names. */
export function FindMatch({ useCommands = () => NONE }: FindMatchProps) {
  const { t } = useLingui();
  const { close } = useModal();
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim());
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(useApi(), wanted));
  const remember = useSetAtom(rememberSearchAtom);
  const recent = useAtomValue(searchesAtom);
  const asking = text.trim().length >= FEWEST_LETTERS && wanted.length >= FEWEST_LETTERS;
  const items = asking && data ? resultsIn(data) : [];
  const commands = useCommands();
  const quick = recent.length > 0 ? NONE : commands.slice(0, QUICK);
  const named = asking ? commandsNamed(commands, text) : quick;
  const options = useOptions((asking ? items.length : recent.length) + named.length);
  const change = (typed: string) => {
    setText(typed);
    options.reset();
  };
  const onFound = () => {
    remember(text.trim());
    close({ immediate: true });
  };
  const commandRows = named.map((command, index) => (
    <FoundCommand
      key={command.id}
      command={command}
      option={options.option(index)}
      onChoose={() => close({ immediate: true })}
      classes={{ row: styles.match, sign: styles.sign, names: styles.names, about: styles.league }}
    />
  ));
  return (
    <DialogContent title={<Trans>Find a match, team or league</Trans>}>
      <div className={styles.find}>
        <TextField
          label={t`Team, league or match`}
          labelHidden
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={(asking ? items : recent).length + named.length > 0}
          aria-controls={options.listId}
          aria-activedescendant={options.active}
          data-autofocus
          autoComplete="off"
          enterKeyHint="go"
          maxLength={64}
          placeholder={t`Team, league or match`}
          lead={<Search size={20} aria-hidden="true" />}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={options.onKeyDown}
        />
        <p className={styles.count} role="status">
          {items.length > 0 && !isPlaceholderData && <Plural value={items.length} one="# result" other="# results" />}
        </p>
        {!asking && <RecentSearches options={options} onChoose={change} />}
        {!asking && named.length > 0 && (
          <div role="listbox" id={options.listId} aria-label={t`Pages and actions`} className={styles.found}>
            {commandRows}
          </div>
        )}
        {asking && !data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {asking && data && items.length + named.length === 0 && !isFetching && (
          <EmptyState
            art="search"
            title={<Trans>Nothing found</Trans>}
            text={<Trans>Try fewer letters, or browse the leagues.</Trans>}
          />
        )}
        {asking && (
          <div
            role="listbox"
            id={options.listId}
            aria-label={t`Results`}
            aria-busy={isFetching || undefined}
            className={styles.found}
          >
            {commandRows}
            {items.map((item, index) => (
              <SearchResult
                key={item.key}
                item={item}
                option={options.option(named.length + index)}
                onChoose={onFound}
              />
            ))}
          </div>
        )}
      </div>
    </DialogContent>
  );
}
