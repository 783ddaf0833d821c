export { coverHash, type CoverSize, coverUrl } from './covers.ts';
export { slugOf, type GameTitle, type Theme } from './game-title.ts';
export { gameTitleBySlug, gameTitles, themeFor } from './game-titles.ts';
export { gameId, realCurrencies, resolveGameId, type PlayCurrency } from './game-id.ts';
export { providers, type Provider } from './providers.ts';
