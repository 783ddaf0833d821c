/** Returns the URL of a live table's picture, 240 × 320, from `apps/casino/public/tables`. */
export const liveCoverUrl = (kind: 'crash' | 'roulette' | 'baccarat' | 'wheel'): string => `/tables/${kind}.svg`;
