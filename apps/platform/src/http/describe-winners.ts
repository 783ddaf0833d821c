import type { Winner } from '@croupier/contracts';
import { liveCoverUrl } from '@croupier/game-art';
import type { EditionRules } from '@croupier/i18n';
import { type Catalogue, describeWins } from '@croupier/server-content';
import { type LatestWin, liveTableBySlug } from '@croupier/server-games';
import { isOffered } from './live-offer.ts';

/** Describes wins, with title and picture, in the titles and live tables that the visitor's edition allows. */
export const describeWinners = (
  wins: readonly LatestWin[],
  { find }: Pick<Catalogue, 'find'>,
  rules: EditionRules,
): Winner[] =>
  wins.flatMap((win) => {
    const table = liveTableBySlug(win.game_identifier);
    if (!table) return describeWins([win]).filter((each) => find(each.game_identifier));
    if (!isOffered(table.kind, rules)) return [];
    return [{ ...win, game_title: table.title, game_table_image_path: liveCoverUrl(table.kind), live: true }];
  });
