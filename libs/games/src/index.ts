export { catalog } from './catalog.ts';
export { FavouriteToggle } from './card/FavouriteToggle.tsx';
export type { GameCardProps } from './card/GameCard.tsx';
export { GameMenu, type GameMenuProps } from './card/GameMenu.tsx';
export { GameName } from './card/GameName.tsx';
export { GameThumb } from './card/GameThumb.tsx';
export type { GameFilter } from './catalogue/calls.ts';
export {
  allGamesQuery,
  collectionsQuery,
  favouritesQuery,
  gamePagesQuery,
  gameQuery,
  gameRowsQuery,
  providersQuery,
  recentGamesQuery,
  similarGamesQuery,
} from './catalogue/catalogue.query.ts';
export { descriptions } from './descriptions.ts';
export { FairnessPage, type FairnessPageProps } from './fairness/FairnessPage.tsx';
export { RoundReplay } from './fairness/RoundReplay.tsx';
export type { OpenGame } from './frame/frame.atoms.ts';
export { GameFrame, type GameFrameProps } from './frame/GameFrame.tsx';
export { FavouritesPage, type FavouritesPageProps } from './lobby/FavouritesPage.tsx';
export { liveTableQuery, liveTablesQuery } from './live/live.query.ts';
export type { LiveHost, LiveNews } from './live/live-host.ts';
export { LiveThumb } from './live/LiveThumb.tsx';
export { LiveTablePage } from './live/LiveTablePage.tsx';
export { LiveTablesPage } from './live/LiveTablesPage.tsx';
export { type LobbyChoice, lobbyFeatures, lobbyMechanics, narrowed, reelMechanics } from './lobby/lobby-choice.ts';
export { LobbyPage, type LobbyPageProps } from './lobby/LobbyPage.tsx';
export { FollowLinks, type GameLinks, GameLinksProvider, type PlayMode } from './links.tsx';
export { GamePage, type GamePageProps } from './page/GamePage.tsx';
export { PickSecond } from './page/PickSecond.tsx';
export { GameRow, type GameRowProps } from './row/GameRow.tsx';
export { RtpPage } from './rtp/RtpPage.tsx';
export type { LobbyPageId } from './search/lobby-pages.ts';
export { foundGamesQuery, slugOf } from './search/found-games.query.ts';
export { SearchModal } from './search/SearchModal.tsx';
export { StudiosModal } from './studios/StudiosModal.tsx';
