import type { ReactNode, Ref } from 'react';
import type { GameCard as Card } from '@croupier/contracts';
import { GameCard } from '../card/GameCard.tsx';
import { FollowLinks } from '../links.tsx';
import styles from './lobby.module.css';

export interface GameGridProps {
  games: readonly Card[];
  firstCovers?: number;
  corner?: ((game: Card) => ReactNode) | undefined;
  ref?: Ref<HTMLUListElement>;
}

/** Renders a grid of covers in two, four, five or eight columns, so that a page of forty fills the last row. */
export function GameGrid({ games, firstCovers = 0, corner, ref }: GameGridProps) {
  return (
    <FollowLinks>
      <ul ref={ref} className={styles.grid}>
        {games.map((game, i) => (
          <li key={game.slug}>
            <GameCard game={game} first={i < firstCovers} corner={corner?.(game)} />
          </li>
        ))}
      </ul>
    </FollowLinks>
  );
}
