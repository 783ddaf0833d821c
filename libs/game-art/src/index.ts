export { coverHash, type CoverSize, coverUrl } from './covers.ts';
export { slugOf, type Edition, type Theme } from './edition.ts';
export { editionBySlug, editions, themeFor } from './editions.ts';
export { gameId, realCurrencies, resolveGameId, type PlayCurrency } from './game-id.ts';
export { studios, type Studio } from './studios.ts';
