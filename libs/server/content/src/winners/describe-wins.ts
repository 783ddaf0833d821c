import type { Winner } from '@croupier/contracts';
import { coverUrl, gameTitleBySlug } from '@croupier/game-art';

export type Win = Omit<Winner, 'game_title' | 'game_table_image_path' | 'live'>;

/** Adds title and picture to each win; skips wins in titles that left the catalogue. */
export const describeWins = (wins: readonly Win[]): Winner[] =>
  wins.flatMap((win) => {
    const gameTitle = gameTitleBySlug(win.game_identifier);
    return gameTitle
      ? [{ ...win, game_title: gameTitle.title, game_table_image_path: coverUrl(gameTitle.slug, '240'), live: false }]
      : [];
  });
