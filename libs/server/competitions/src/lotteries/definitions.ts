import * as v from 'valibot';
import { LotteryDefinition } from './definition.ts';

const WEEK_HOURS = 7 * 24;

/** Lotteries of this site. Few tickets per player: regular play is enough to get all of them. */
export const lotteryDefinitions: readonly LotteryDefinition[] = v.parse(v.array(LotteryDefinition), [
  {
    id: 'sunday-lantern',
    version: 1,
    title: {
      en: 'Sunday Lantern',
      de: 'Sonntagslaterne',
      'es-MX': 'Farol del Domingo',
      'fr-CA': 'Lanterne du dimanche',
      ja: '日曜のランタン',
      no: 'Søndagslykten',
      'pt-BR': 'Lanterna de Domingo',
    },
    providers: [],
    games: [],
    groupIds: [],
    ticketEvery: 1000,
    mostTickets: 20,
    currency: 'EUR',
    prizes: [
      { count: 1, amount: 50_000 },
      { count: 4, amount: 10_000 },
      { count: 20, amount: 1000 },
    ],
    first: '2026-01-04T18:00:00Z',
    everyHours: WEEK_HOURS,
    lastsHours: WEEK_HOURS,
  },
  {
    id: 'evening-draw',
    version: 1,
    title: {
      en: 'Evening Draw',
      de: 'Abendziehung',
      'es-MX': 'Sorteo de la Noche',
      'fr-CA': 'Tirage du soir',
      ja: 'イブニング抽選',
      no: 'Kveldstrekningen',
      'pt-BR': 'Sorteio da Noite',
    },
    providers: [],
    games: [],
    groupIds: [],
    ticketEvery: 500,
    mostTickets: 5,
    currency: 'EUR',
    prizes: [
      { count: 1, amount: 5000 },
      { count: 10, amount: 500 },
    ],
    first: '2026-01-01T19:00:00Z',
    everyHours: 24,
    lastsHours: 24,
  },
]);
