import type { LocalText } from '../local-text.ts';

export interface Collection {
  id: string;
  title: LocalText;
}

/** Collections put together by hand. Each title names its own in game-art; the home shows them in this order. */
export const collections: Collection[] = [
  { id: 'first-evening', title: { en: 'For a first evening', de: 'Für den ersten Abend' } },
  { id: 'new', title: { en: 'New on the shelf', de: 'Neu im Regal' } },
  { id: 'animals', title: { en: 'Fur, feather and fin', de: 'Fell, Feder und Flosse' } },
  { id: 'sea', title: { en: 'Sea and tide', de: 'Meer und Gezeiten' } },
  { id: 'night', title: { en: 'After dark', de: 'Nach Einbruch der Nacht' } },
  { id: 'journeys', title: { en: 'Far journeys', de: 'Weite Reisen' } },
  { id: 'legends', title: { en: 'Old legends', de: 'Alte Sagen' } },
  { id: 'classics', title: { en: 'Fruit, bells and brass', de: 'Früchte, Glocken und Messing' } },
  { id: 'orchard', title: { en: 'Orchard and garden', de: 'Obst und Garten' } },
  { id: 'originals', title: { en: 'The originals', de: 'Die Originale' } },
  { id: 'dice', title: { en: 'Dice', de: 'Würfel' } },
  { id: 'wager0', title: { en: 'Wager-free', de: 'Ohne Umsatzbedingung' } },
];

/** The kinds of game the lobby is divided into. */
export const categories: Collection[] = [
  { id: 'pokies', title: { en: 'Pokies', de: 'Spielautomaten' } },
  { id: 'table-games', title: { en: 'Table games', de: 'Tischspiele' } },
  { id: 'live', title: { en: 'Live tables', de: 'Live-Tische' } },
  { id: 'action', title: { en: 'Action games', de: 'Action-Spiele' } },
];
