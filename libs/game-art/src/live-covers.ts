/** Where the picture of a kind of live table lies, 240 × 320: `apps/casino/public/tables`. */
export const liveCoverUrl = (kind: 'crash' | 'roulette' | 'baccarat' | 'wheel'): string => `/tables/${kind}.svg`;
