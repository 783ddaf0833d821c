import type { ReactNode } from 'react';
import type { GameCard as Card } from '@croupier/contracts';
import { HorizontalRail } from '@croupier/ui-kit';
import { GameCard } from '../card/GameCard.tsx';
import { FollowLinks } from '../links.tsx';
import styles from './game-row.module.css';

export interface GameRowProps {
  title: ReactNode;
  games: readonly Card[];
  /** Link to all of them. */
  more?: ReactNode;
  /** Number of covers above the fold, which load eagerly. */
  firstCovers?: number;
  corner?: (game: Card) => ReactNode;
}

/** Renders one row of titles that scrolls sideways. */
export function GameRow({ title, games, more, firstCovers = 0, corner }: GameRowProps) {
  return (
    <FollowLinks>
      <HorizontalRail title={title} more={more} className={styles.row}>
        {games.map((game, i) => (
          <GameCard key={game.slug} game={game} first={i < firstCovers} corner={corner?.(game)} />
        ))}
      </HorizontalRail>
    </FollowLinks>
  );
}
