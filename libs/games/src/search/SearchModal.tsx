import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Command, commandsNamed, FoundCommand, shortcutsOnAtom, useModal } from '@croupier/shell';
import { Checkbox, DialogContent, EmptyState, ErrorState, Spinner, TextField, useOptions } from '@croupier/ui-kit';
import { FollowLinks, useGameLinks } from '../links.tsx';
import { FoundGame, FoundPage, type FoundTitle } from './FoundGames.tsx';
import { type LobbyPageId, pagesNamed, useLobbyPages } from './lobby-pages.ts';
import { RecentHead, RecentSearch } from './RecentSearches.tsx';
import styles from './search.module.css';
import { rememberSearchAtom, searchesAtom } from './searches.atoms.ts';
import { COUNTED, useCards, useFound } from './useFound.ts';

export interface SearchModalProps {
  pageHref: (page: LobbyPageId) => string;
  /** App's pages and actions, which the search finds too. */
  commands?: readonly Command[];
}

const NONE: readonly Command[] = [];
/** Number of commands suggested before anything is typed. */
const QUICK = 4;

/**
 * Renders the search for titles by a part of their name, and for pages of studios, collections and mechanics. Works by
 * keyboard alone.
 */
export function SearchModal({ pageHref, commands = NONE }: SearchModalProps) {
  const { t } = useLingui();
  const { close } = useModal();
  const { gameHref } = useGameLinks();
  const [text, setText] = useState('');
  const { index, wanted, count, hits, near, suggested } = useFound(text);
  const pages = pagesNamed(useLobbyPages(), wanted);
  const remember = useSetAtom(rememberSearchAtom);
  const recent = useAtomValue(searchesAtom);
  const searching = wanted !== '';
  const found = searching ? commandsNamed(commands, text) : commands.slice(0, QUICK);
  const nothing = searching && hits.length + near.length + pages.length + found.length === 0;
  const titles = searching ? [...hits, ...near] : [];
  const offered = searching && !nothing ? [] : suggested;
  const cards = useCards([...titles, ...offered]);
  // A typed text may name a page or an action, which then come first. Without a text they come after the games.
  const before = searching ? pages.length + found.length : recent.length;
  const firstCommand = searching ? pages.length : recent.length + offered.length;
  const options = useOptions(before + titles.length + offered.length + (searching ? 0 : found.length));
  const change = (typed: string) => {
    setText(typed);
    options.reset();
  };
  const onFollow = () => {
    if (searching && !nothing) remember(text.trim());
    close({ immediate: true });
  };
  const commandGroup = found.length > 0 && (
    <Group shown={!searching} label={t`Pages and actions`}>
      {found.map((command, i) => (
        <FoundCommand
          key={command.id}
          command={command}
          option={options.option(firstCommand + i)}
          onChoose={() => close({ immediate: true })}
          classes={{ row: styles.found, sign: styles.sign, names: styles.names, about: styles.about }}
        />
      ))}
    </Group>
  );
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
            label={t`Game, studio or game type`}
            labelHidden
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={before + titles.length + offered.length + found.length > 0}
            aria-controls={options.listId}
            aria-activedescendant={options.active}
            data-autofocus
            autoComplete="off"
            enterKeyHint="go"
            maxLength={64}
            placeholder={t`Game, studio or game type`}
            lead={<Search size={20} aria-hidden="true" />}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={options.onKeyDown}
          />
        </div>
        <p className={styles.count} role="status">
          {index.data && searching && !nothing && <Count found={count} commands={found.length} />}
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
            {searching && pages.length > 0 && (
              <Group label={t`Pages`}>
                {pages.map((page, i) => (
                  <FoundPage
                    key={`${page.what} ${page.title}`}
                    page={page}
                    href={pageHref(page.id)}
                    option={options.option(i)}
                  />
                ))}
              </Group>
            )}
            {searching && commandGroup}
            {hits.length > 0 && <Group label={t`Games`}>{hits.map(row)}</Group>}
            {near.length > 0 && (
              <Group shown label={t`Similar names`}>
                {near.map((game, i) => row(game, hits.length + i))}
              </Group>
            )}
            {offered.length > 0 && (
              <Group shown label={t`Or start with one of these`}>
                {offered.map(row)}
              </Group>
            )}
            {!searching && commandGroup}
          </div>
        </FollowLinks>
        {!searching && <KeyChoice />}
      </div>
    </DialogContent>
  );
}

interface GroupProps {
  label: string;
  /** True if the label is shown above it. */
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

function Count({ found, commands }: { found: number; commands: number }) {
  if (found === 0 && commands === 0) return null;
  if (found === 0) return <Plural value={commands} one="# page or action" other="# pages and actions" />;
  return found >= COUNTED ? (
    <Trans>More than {COUNTED} games</Trans>
  ) : (
    <Plural value={found} one="# game" other="# games" />
  );
}

/** Renders the setting that turns off single-key shortcuts, for people who use voice control. */
function KeyChoice() {
  const [on, setOn] = useAtom(shortcutsOnAtom);
  return (
    <div className={styles.key}>
      <Checkbox label={<Trans>Open this search with the / key</Trans>} checked={on} onChange={() => setOn(!on)} />
      <p>
        <Trans>Ctrl K (⌘ K on a Mac) also opens it, even while you type.</Trans>
      </p>
    </div>
  );
}
