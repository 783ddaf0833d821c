export { coverHash, type CoverSize, coverUrl } from './covers.ts';
export type { GameTitle, Theme } from './game-title.ts';
export { gameTitleBySlug, gameTitles, lobbyTitles } from './game-titles.ts';
export { gameId, realCurrencies, type PlayCurrency } from './game-id.ts';
export { type JackpotId, jackpotIds, jackpotOf, jackpotTitles } from './jackpots.ts';
export { titlesWithScene } from './scenes.ts';
export { liveCoverUrl } from './live-covers.ts';
export { providers, type Provider } from './providers.ts';
