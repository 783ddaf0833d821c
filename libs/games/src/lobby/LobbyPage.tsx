import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { ErrorState, Spinner } from '@croupier/ui-kit';
import type { GameFilter } from '../catalogue/calls.ts';
import { gamePagesQuery } from '../catalogue/catalogue.query.ts';
import { GameGrid } from './GameGrid.tsx';
import { chosenFilters, type LobbyChoice, narrowed } from './lobby-choice.ts';
import styles from './lobby.module.css';
import { LobbyFilters } from './LobbyFilters.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PageBlock } from './PageBlock.tsx';
import { useNearEnd } from './useNearEnd.ts';

export interface LobbyPageProps {
  title: ReactNode;
  text?: ReactNode;
  /** Subject of the page. The visitor's filters narrow it further. */
  filter: GameFilter;
  fixed?: 'category' | 'provider' | null;
  choice: LobbyChoice;
  onChoose: (choice: LobbyChoice) => void;
  corner?: ((game: GameCard) => ReactNode) | undefined;
  /** Page number to start at; `earlier` links to the pages before. */
  from?: number;
  earlier?: ReactNode;
  /** Links to other pages, shown if the page has no games. */
  elsewhere?: ReactNode;
}

/** Renders a part of the lobby, forty titles at a time. The next page is fetched before the visitor reaches the end. */
export function LobbyPage({
  title,
  text,
  filter,
  fixed = null,
  choice,
  onChoose,
  corner,
  from = 1,
  earlier,
  elsewhere,
}: LobbyPageProps) {
  const query = useInfiniteQuery(gamePagesQuery(useApi(), narrowed(filter, choice), from));
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch, isRefetching } = query;
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, () => void fetchNextPage(), hasNextPage && !isFetchingNextPage && !isError);
  const count = data?.pages[0]?.pagination.total_count;
  const empty = count === 0 && chosenFilters(choice).length === 0;
  return (
    <div className={`page-width ${styles.lobby}`}>
      <PageHeading lead={empty || !text ? undefined : <span className={styles.lead}>{text}</span>}>{title}</PageHeading>
      {!empty && <LobbyFilters filter={filter} choice={choice} fixed={fixed} count={count} onChoose={onChoose} />}
      {earlier}
      {data?.pages.map(({ data: games, pagination }, i) => (
        <PageBlock key={pagination.current_page}>
          <GameGrid games={games} firstCovers={i === 0 ? 2 : 0} corner={corner} />
        </PageBlock>
      ))}
      {count === 0 && (
        <NothingFound
          choice={choice}
          without={data?.pages[0]?.without ?? {}}
          onChoose={onChoose}
          elsewhere={elsewhere}
        />
      )}
      {isError && (
        <ErrorState as="h2" onRetry={() => void (data ? fetchNextPage() : refetch())} retrying={isRefetching} />
      )}
      <div ref={end} className={styles.end} aria-live="polite">
        {isFetchingNextPage && <Spinner />}
      </div>
    </div>
  );
}
