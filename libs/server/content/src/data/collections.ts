import type { LocalText } from '../local-text.ts';

export interface Collection {
  id: string;
  title: LocalText;
}

/** Collections put together by hand. Each title names its own in game-art; the home shows them in this order. */
export const collections: Collection[] = [
  {
    id: 'first-evening',
    title: {
      en: 'For a first evening',
      de: 'Für den ersten Abend',
      'es-MX': 'Para una primera noche',
      'fr-CA': 'Pour une première soirée',
      ja: 'はじめての夜に',
      no: 'Til en første kveld',
      'pt-BR': 'Para uma primeira noite',
    },
  },
  {
    id: 'new',
    title: {
      en: 'New on the shelf',
      de: 'Neu im Regal',
      'es-MX': 'Recién llegados',
      'fr-CA': 'Nouveautés',
      ja: '新着',
      no: 'Nytt på hylla',
      'pt-BR': 'Novidades',
    },
  },
  {
    id: 'animals',
    title: {
      en: 'Fur, feather and fin',
      de: 'Fell, Feder und Flosse',
      'es-MX': 'Pelo, pluma y aleta',
      'fr-CA': 'Poil, plume et nageoire',
      ja: '毛皮と羽根とひれ',
      no: 'Pels, fjær og finne',
      'pt-BR': 'Pelo, pena e barbatana',
    },
  },
  {
    id: 'sea',
    title: {
      en: 'Sea and tide',
      de: 'Meer und Gezeiten',
      'es-MX': 'Mar y marea',
      'fr-CA': 'Mer et marée',
      ja: '海と潮',
      no: 'Hav og tidevann',
      'pt-BR': 'Mar e maré',
    },
  },
  {
    id: 'night',
    title: {
      en: 'After dark',
      de: 'Nach Einbruch der Nacht',
      'es-MX': 'Al caer la noche',
      'fr-CA': 'À la nuit tombée',
      ja: '日が暮れてから',
      no: 'Etter mørkets frembrudd',
      'pt-BR': 'Depois do anoitecer',
    },
  },
  {
    id: 'journeys',
    title: {
      en: 'Far journeys',
      de: 'Weite Reisen',
      'es-MX': 'Viajes lejanos',
      'fr-CA': 'Voyages lointains',
      ja: '遠い旅',
      no: 'Lange reiser',
      'pt-BR': 'Viagens distantes',
    },
  },
  {
    id: 'legends',
    title: {
      en: 'Old legends',
      de: 'Alte Sagen',
      'es-MX': 'Viejas leyendas',
      'fr-CA': 'Vieilles légendes',
      ja: '古い伝説',
      no: 'Gamle sagn',
      'pt-BR': 'Velhas lendas',
    },
  },
  {
    id: 'classics',
    title: {
      en: 'Fruit, bells and brass',
      de: 'Früchte, Glocken und Messing',
      'es-MX': 'Fruta, campanas y latón',
      'fr-CA': 'Fruits, cloches et laiton',
      ja: '果物とベルと真鍮',
      no: 'Frukt, bjeller og messing',
      'pt-BR': 'Frutas, sinos e latão',
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
      no: 'Frukthage og hage',
      'pt-BR': 'Pomar e jardim',
    },
  },
  {
    id: 'originals',
    title: {
      en: 'The originals',
      de: 'Die Originale',
      'es-MX': 'Los originales',
      'fr-CA': 'Les originaux',
      ja: 'オリジナル',
      no: 'Originalene',
      'pt-BR': 'Os originais',
    },
  },
  {
    id: 'wager0',
    title: {
      en: 'Wager-free',
      de: 'Ohne Umsatzbedingung',
      'es-MX': 'Sin requisito de apuesta',
      'fr-CA': 'Sans conditions de mise',
      ja: '賭け条件なし',
      no: 'Uten omsetningskrav',
      'pt-BR': 'Sem requisito de apostas',
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

/** The kinds of game the lobby is divided into. */
export const categories: Collection[] = [
  {
    id: 'pokies',
    title: {
      en: 'Pokies',
      'en-CA': 'Slots',
      'en-IE': 'Slots',
      de: 'Spielautomaten',
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
