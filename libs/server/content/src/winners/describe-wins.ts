import type { Winner } from '@croupier/contracts';
import { coverUrl, gameTitleBySlug } from '@croupier/game-art';

export type Win = Omit<Winner, 'game_title' | 'game_table_image_path' | 'live'>;

/** Adds a title and a picture to each win; a win in a title that left the catalogue is left out. */
export const describeWins = (wins: readonly Win[]): Winner[] =>
  wins.flatMap((win) => {
    const gameTitle = gameTitleBySlug(win.game_identifier);
    return gameTitle
      ? [{ ...win, game_title: gameTitle.title, game_table_image_path: coverUrl(gameTitle.slug, '240'), live: false }]
      : [];
  });
