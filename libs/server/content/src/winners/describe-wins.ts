import type { Winner } from '@croupier/contracts';
import { coverUrl, editionBySlug } from '@croupier/game-art';

export type Win = Omit<Winner, 'game_title' | 'game_table_image_path'>;

/** Adds a title and a picture to each win; a win in a title that left the shelf is left out. */
export const describeWins = (wins: readonly Win[]): Winner[] =>
  wins.flatMap((win) => {
    const edition = editionBySlug(win.game_identifier);
    return edition ? [{ ...win, game_title: edition.title, game_table_image_path: coverUrl(edition.slug, '240') }] : [];
  });
