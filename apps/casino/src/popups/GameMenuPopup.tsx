import type { GameCard } from '@croupier/contracts';
import { FavouriteToggle, GameMenu } from '@croupier/games';
import { usePlayer } from '../frame/usePlayer.ts';

/** Renders the actions of a game; only players keep favourites. */
export function GameMenuPopup({ game }: { game: GameCard }) {
  return <GameMenu game={game} favourite={usePlayer() && <FavouriteToggle game={game} labelled />} />;
}
