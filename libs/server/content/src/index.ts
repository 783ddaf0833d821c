export { describeForeign } from './catalogue/title.ts';
export { type Catalogue, openCatalogue } from './catalogue/open-catalogue.ts';
export { findFile, listBanners, listFiles, listPages, listSnippets, readPage, type Rows } from './cms/cms.ts';
export { contentFolder, openContent, watchContent } from './cms/open-content.ts';
export { makePreviewToken, readPreviewToken } from './cms/preview-token.ts';
export { type Content, readContent, stampTranslations } from './cms/read-content.ts';
export { categories } from './data/collections.ts';
export { addFavorite, readFavorites, removeFavorite } from './favorites/favorites.ts';
export { forgetGames, ownGames } from './favorites/own-games.ts';
export { readRecentGames, rememberGame } from './favorites/recent-games.ts';
export { describeWins } from './winners/describe-wins.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
