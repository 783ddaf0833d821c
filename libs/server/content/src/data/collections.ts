import type { LocalText } from '../local-text.ts';

export interface Collection {
  id: string;
  title: LocalText;
}

/** Collections, in the order the home page shows them. Each game lists its collections in game-art. */
export const collections: Collection[] = [
  {
    id: 'first-evening',
    title: {
      en: 'Good games to start with',
      de: 'Gute Spiele für den Einstieg',
      'es-MX': 'Buenos juegos para empezar',
      'fr-CA': 'De bons jeux pour commencer',
      ja: 'はじめての方に',
      no: 'Gode spill å begynne med',
      'pt-BR': 'Bons jogos para começar',
    },
  },
  {
    id: 'new',
    title: {
      en: 'New games',
      de: 'Neue Spiele',
      'es-MX': 'Juegos nuevos',
      'fr-CA': 'Nouveaux jeux',
      ja: '新着ゲーム',
      no: 'Nye spill',
      'pt-BR': 'Jogos novos',
    },
  },
  {
    id: 'animals',
    title: {
      en: 'Animals',
      de: 'Tiere',
      'es-MX': 'Animales',
      'fr-CA': 'Animaux',
      ja: '動物',
      no: 'Dyr',
      'pt-BR': 'Animais',
    },
  },
  {
    id: 'sea',
    title: {
      en: 'By the sea',
      de: 'Am Meer',
      'es-MX': 'Junto al mar',
      'fr-CA': 'Au bord de la mer',
      ja: '海辺',
      no: 'Ved havet',
      'pt-BR': 'À beira-mar',
    },
  },
  {
    id: 'night',
    title: {
      en: 'After dark',
      de: 'Nach Einbruch der Dunkelheit',
      'es-MX': 'Al caer la noche',
      'fr-CA': 'À la nuit tombée',
      ja: '夜',
      no: 'Etter mørkets frembrudd',
      'pt-BR': 'Depois do anoitecer',
    },
  },
  {
    id: 'journeys',
    title: {
      en: 'Travel and adventure',
      de: 'Reisen und Abenteuer',
      'es-MX': 'Viajes y aventuras',
      'fr-CA': 'Voyages et aventures',
      ja: '旅と冒険',
      no: 'Reiser og eventyr',
      'pt-BR': 'Viagens e aventuras',
    },
  },
  {
    id: 'legends',
    title: {
      en: 'Myths and legends',
      de: 'Mythen und Legenden',
      'es-MX': 'Mitos y leyendas',
      'fr-CA': 'Mythes et légendes',
      ja: '神話と伝説',
      no: 'Myter og sagn',
      'pt-BR': 'Mitos e lendas',
    },
  },
  {
    id: 'classics',
    title: {
      en: 'Classics',
      de: 'Klassiker',
      'es-MX': 'Clásicos',
      'fr-CA': 'Classiques',
      ja: 'クラシック',
      no: 'Klassikere',
      'pt-BR': 'Clássicos',
    },
  },
  {
    id: 'orchard',
    title: {
      en: 'Orchard and garden',
      de: 'Obst und Garten',
      'es-MX': 'Huerto y jardín',
      'fr-CA': 'Verger et jardin',
      ja: '果樹園と庭',
      no: 'Frukt og hage',
      'pt-BR': 'Pomar e jardim',
    },
  },
  {
    id: 'originals',
    title: {
      en: 'Originals',
      de: 'Originale',
      'es-MX': 'Originales',
      'fr-CA': 'Originaux',
      ja: 'オリジナル',
      no: 'Originaler',
      'pt-BR': 'Originais',
    },
  },
  {
    id: 'wager0',
    title: {
      en: 'Wager-free',
      de: 'Umsatzfrei',
      'es-MX': 'Sin rollover',
      'fr-CA': 'Sans conditions de mise',
      ja: '賭け条件なし',
      no: 'Utenfor omsetning',
      'pt-BR': 'Sem rollover',
    },
  },
  {
    id: 'exclusive',
    title: {
      en: 'Only at Croupier',
      de: 'Nur bei Croupier',
      'es-MX': 'Solo en Croupier',
      'fr-CA': 'Seulement chez Croupier',
      ja: 'Croupierだけのゲーム',
      no: 'Bare hos Croupier',
      'pt-BR': 'Só no Croupier',
    },
  },
];

/** Game categories of the lobby. */
export const categories: Collection[] = [
  {
    id: 'pokies',
    title: {
      en: 'Pokies',
      'en-CA': 'Slots',
      'en-IE': 'Slots',
      de: 'Slots',
      'es-MX': 'Tragamonedas',
      'fr-CA': 'Machines à sous',
      ja: 'スロット',
      no: 'Spilleautomater',
      'pt-BR': 'Slots',
    },
  },
  {
    id: 'table-games',
    title: {
      en: 'Table games',
      de: 'Tischspiele',
      'es-MX': 'Juegos de mesa',
      'fr-CA': 'Jeux de table',
      ja: 'テーブルゲーム',
      no: 'Bordspill',
      'pt-BR': 'Jogos de mesa',
    },
  },
  {
    id: 'live',
    title: {
      en: 'Live tables',
      de: 'Live-Tische',
      'es-MX': 'Mesas en vivo',
      'fr-CA': 'Tables en direct',
      ja: 'ライブテーブル',
      no: 'Livebord',
      'pt-BR': 'Mesas ao vivo',
    },
  },
  {
    id: 'action',
    title: {
      en: 'Action games',
      de: 'Action-Spiele',
      'es-MX': 'Juegos de acción',
      'fr-CA': 'Jeux d’action',
      ja: 'アクションゲーム',
      no: 'Actionspill',
      'pt-BR': 'Jogos de ação',
    },
  },
];
