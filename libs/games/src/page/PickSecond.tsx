import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Game, GameCard } from '@croupier/contracts';
import { useModal } from '@croupier/shell';
import { DialogContent, EmptyState, ErrorState, Spinner, TextField, useOptions } from '@croupier/ui-kit';
import { favouritesQuery, recentGamesQuery } from '../catalogue/catalogue.query.ts';
import { FollowLinks, type PlayMode, useGameLinks } from '../links.tsx';
import { FoundGame, type FoundTitle } from '../search/FoundGames.tsx';
import styles from '../search/search.module.css';
import { useCards, useFound } from '../search/useFound.ts';

export interface PickSecondProps {
  /** Game that is open. The second starts in the same mode and currency. */
  game: Game;
  mode: PlayMode;
  currency: string | null;
}

const MOST_OF_EACH = 8;

const titleOf = ({ title, slug, provider, provider_title: studio }: GameCard): FoundTitle => ({
  title,
  slug,
  provider,
  studio,
});

/** Renders the choice of a second game, by search or from the player's own games. Works by keyboard alone. */
export function PickSecond({ game, mode, currency }: PickSecondProps) {
  const { t } = useLingui();
  const { close } = useModal();
  const { besideHref } = useGameLinks();
  const api = useApi();
  const [text, setText] = useState('');
  const { index, wanted, hits, near, suggested } = useFound(text);
  const { data: recent = [] } = useQuery(recentGamesQuery(api));
  const { data: favourites = [] } = useQuery(favouritesQuery(api));
  const listed = new Set([game.slug]);
  // A title appears once, in the first list that contains it.
  const own = (games: readonly FoundTitle[]) =>
    games
      .filter(({ slug }) => !listed.has(slug))
      .slice(0, MOST_OF_EACH)
      .map((title) => {
        listed.add(title.slug);
        return title;
      });
  const groups = (
    wanted === ''
      ? [
          { label: t`Recently played`, games: own(recent.map(titleOf)) },
          { label: t`Favourites`, games: own(favourites.map(titleOf)) },
          { label: t`Or start with one of these`, games: own(suggested) },
        ]
      : [
          { label: t`Games`, games: own(hits) },
          { label: t`Similar names`, games: own(near) },
        ]
  ).filter(({ games }) => games.length > 0);
  const titles = groups.flatMap(({ games }) => games);
  const cards = useCards(titles);
  const options = useOptions(titles.length);
  const field = t`Second game`;
  return (
    <DialogContent title={<Trans>Open a second game next to {game.title}</Trans>}>
      <div className={styles.search}>
        <div className={styles.field}>
          <TextField
            label={field}
            labelHidden
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={titles.length > 0}
            aria-controls={options.listId}
            aria-activedescendant={options.active}
            data-autofocus
            autoComplete="off"
            enterKeyHint="go"
            maxLength={64}
            placeholder={field}
            lead={<Search size={20} aria-hidden="true" />}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              options.reset();
            }}
            onKeyDown={options.onKeyDown}
          />
        </div>
        {index.isPending && <Spinner />}
        {index.isError && <ErrorState onRetry={() => void index.refetch()} retrying={index.isRefetching} />}
        {index.data && titles.length === 0 && (
          <EmptyState
            art="search"
            title={<Trans>No games found</Trans>}
            text={<Trans>Try fewer letters, or another part of the name.</Trans>}
          />
        )}
        <FollowLinks onFollow={() => close({ immediate: true })}>
          <div role="listbox" id={options.listId} aria-label={t`Results and suggestions`} className={styles.all}>
            {groups.map(({ label, games }) => (
              <div key={label} role="group" aria-label={label} className={styles.list}>
                <div aria-hidden="true" className={styles.label}>
                  {label}
                </div>
                {games.map((one) => (
                  <FoundGame
                    key={one.slug}
                    game={one}
                    card={cards.get(one.slug)}
                    href={besideHref?.(game, { mode, currency, beside: one.slug }) ?? ''}
                    option={options.option(titles.indexOf(one))}
                  />
                ))}
              </div>
            ))}
          </div>
        </FollowLinks>
      </div>
    </DialogContent>
  );
}
